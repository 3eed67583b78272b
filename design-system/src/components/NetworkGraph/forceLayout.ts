import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force'
import { coarsen, type Links } from './coarsen.ts'

/** A network as input to the layout: only numbers, so that it is quick to send to a worker. */
export interface LayoutTask extends Links {
  /** Existing positions, x and y alternating, which are kept. NaN for nodes still to be placed. */
  known: Float32Array
}

interface Point extends SimulationNodeDatum {
  x: number
  y: number
}

/** One run of the simulation, over the network or over a coarser version of it. */
interface Stage extends Links {
  steps: number
  /** How far nodes move at first, from 0 to 1. */
  heat: number
  /** By node: its group in the previous, smaller stage. */
  groupOf: Int32Array | undefined
}

/** Up to this many nodes, the network is laid out in a single stage. */
const small = 400
/**
 * Steps of the first run, and of the later runs, which only refine the result. In the largest networks each step is
 * slow.
 */
const steps = { first: 300, next: 40, nextOfMany: 18 } as const
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** The preferred length of links and the minimum distance between nodes. Small networks leave room for labels. */
const roomFor = (count: number) =>
  count <= 80 ? { link: 95, around: 46 } : count <= 400 ? { link: 80, around: 34 } : { link: 60, around: 20 }

/**
 * Places nodes so that linked nodes lie together. Multilevel: first a few that stand for many, then the many around
 * them. Deterministic on every machine: no clock, and no random number without a seed (d3-force has its own generator
 * with a fixed seed).
 * @returns x and y in turn, by number. Yields how much is done, from 0 to 1, after each step.
 */
export function* forceSteps(task: LayoutTask): Generator<number, Float32Array> {
  // Removing nodes leaves the others where they are.
  if (!task.known.some(Number.isNaN)) return task.known.slice()
  const isKnown = task.known.some(place => !Number.isNaN(place))
  const stages = isKnown ? [{ ...task, steps: 120, heat: 1, groupOf: undefined }] : stagesOf(task)
  const work = stages.reduce((sum, stage) => sum + stage.count * stage.steps, 0)
  let done = 0
  let points: Point[] = []
  for (const stage of stages) {
    points = stage.groupOf
      ? pointsWithin(stage.groupOf, points)
      : startPoints(stage, isKnown ? task.known : undefined)
    const simulation = simulationOf(stage, points)
    for (let step = 0; step < stage.steps; step += 1) {
      simulation.tick()
      done += stage.count
      yield done / work
    }
  }
  const positions = new Float32Array(2 * task.count)
  points.forEach(({ x, y }, node) => positions.set([x, y], 2 * node))
  return positions
}

/** From the coarsest network to the whole. */
function stagesOf({ count, sources, targets }: Links): Stage[] {
  const whole = { count, sources, targets, steps: steps.first, heat: 1, groupOf: undefined }
  if (count <= small) return [whole]
  const coarse = coarsen(whole)
  // Coarsening gains nothing if hardly any nodes are linked.
  if (coarse.count > 0.8 * count) return [{ ...whole, steps: 100 }]
  return [
    ...stagesOf(coarse),
    {
      ...whole,
      steps: count > 3000 ? steps.nextOfMany : steps.next,
      heat: 0.3,
      groupOf: coarse.groupOf,
    },
  ]
}

function simulationOf({ count, sources, targets, steps: total, heat }: Stage, points: Point[]) {
  const room = roomFor(count)
  const simulation = forceSimulation(points)
    .stop()
    .alpha(heat)
    .alphaDecay(1 - (0.001 / heat) ** (1 / total))
    .force(
      'links',
      forceLink<Point, { source: number; target: number }>(
        Array.from(sources, (source, link) => ({ source, target: targets[link] ?? source })),
      ).distance(room.link),
    )
    .force(
      'apart',
      forceManyBody<Point>()
        .strength(-4 * room.link)
        .theta(count > 2000 ? 1.3 : 0.9),
    )
    // Keeps unlinked nodes near the centre.
    .force('x', forceX<Point>(0).strength(0.04))
    .force('y', forceY<Point>(0).strength(0.07))
  if (count <= 2000) simulation.force('collide', forceCollide<Point>(room.around))
  return simulation
}

/** Places nodes around the positions of their groups, with extra room because there are more of them. */
function pointsWithin(groupOf: Int32Array, groups: readonly Point[]): Point[] {
  return Array.from(groupOf, (group, node) => {
    const { x, y } = groups[group] ?? { x: 0, y: 0 }
    const angle = node * goldenAngle
    return { x: 1.4 * x + 20 * Math.cos(angle), y: 1.4 * y + 20 * Math.sin(angle) }
  })
}

/**
 * The starting positions: known nodes where they are, others next to a known neighbour, and the rest on a spiral in
 * breadth-first order from the node with the most links, so that neighbours start close to each other.
 */
function startPoints({ count, sources, targets }: Links, known: Float32Array | undefined): Point[] {
  const around: number[][] = Array.from({ length: count }, () => [])
  sources.forEach((source, link) => {
    const target = targets[link] ?? source
    around[source]?.push(target)
    around[target]?.push(source)
  })
  const points: Point[] = Array.from({ length: count }, () => ({ x: 0, y: 0 }))
  const isKnown = (node: number) => known !== undefined && !Number.isNaN(known[2 * node])
  const degree = (node: number) => around[node]?.length ?? 0
  const isReached = new Uint8Array(count)
  const queue: number[] = []
  const reach = (node: number, from: number) => {
    if (isReached[node] === 1) return
    isReached[node] = 1
    const place = queue.push(node)
    const point = points[node] ?? { x: 0, y: 0 }
    if (isKnown(node)) {
      point.x = known?.[2 * node] ?? 0
      point.y = known?.[2 * node + 1] ?? 0
      point.fx = point.x
      point.fy = point.y
      return
    }
    const near = from === -1 || !isKnown(from) ? undefined : points[from]
    const radius = near ? roomFor(count).link : 14 * Math.sqrt(place)
    point.x = (near?.x ?? 0) + radius * Math.cos(place * goldenAngle)
    point.y = (near?.y ?? 0) + radius * Math.sin(place * goldenAngle)
  }
  const order = Array.from({ length: count }, (_, node) => node).toSorted(
    (a, b) => Number(isKnown(b)) - Number(isKnown(a)) || degree(b) - degree(a) || a - b,
  )
  for (const first of order) {
    let at = queue.length
    reach(first, -1)
    for (; at < queue.length; at += 1)
      for (const next of around[queue[at] ?? 0] ?? []) reach(next, queue[at] ?? -1)
  }
  return points
}
