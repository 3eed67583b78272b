import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { colorRoles, readColors, watchColors } from './graphColors.ts'
import { composePicture } from './exportPicture.ts'
import { GraphFoot } from './GraphFoot.tsx'
import { arrows, nudges } from './graphKeys.ts'
import { GraphView } from './graphView.ts'
import { neighbourAfter, nodeAfter, nodeTowards, type Positions } from './graphWalk.ts'
import { probe } from './kindShape.css.ts'
import * as styles from './graph.css.ts'
import type { GraphMarks } from './paintOptions.ts'
import type { NetworkState } from './useNetworkState.ts'
import { withPlaces } from './useNodePlaces.ts'
import type { Viewport } from './viewport.ts'

/** What other components can ask of a drawn graph. */
export interface GraphHandle {
  /** A PNG of everything shown, with title and legend. */
  picture: () => Promise<Blob>
  /** The same as an SVG. */
  vector: () => Promise<string>
}

interface GraphCanvasProps {
  /** The positions that the layout computed. */
  arranged: Positions
  isRearranging: boolean
  network: NetworkState
  ref?: Ref<GraphHandle> | undefined
}

/** The graph itself: a single tab stop, navigated with the arrow keys. The canvas is only a picture of it. */
export function GraphCanvas({ arranged, isRearranging, network, ref }: GraphCanvasProps) {
  const { model, kinds, layout, filter, selected, current, path, places, t } = network
  const positions = useMemo(() => withPlaces(model, arranged, places.byId), [model, arranged, places.byId])
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const probes = useRef<HTMLDivElement>(null)
  const paperProbes = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const view = useRef<GraphView>(null)
  /**
   * The previous viewport. Nodes that have a position keep it, so the view stays put; a layered graph is laid out
   * afresh.
   */
  const before = useRef<Viewport>(undefined)
  /** The node around which N and P cycle through the neighbours. */
  const hub = useRef(-1)
  const [isWalked, setWalked] = useState(false)
  const [hovered, setHovered] = useState(-1)
  /** The next click sets where the selected node goes. */
  const [isPutting, setPutting] = useState(false)
  if (isPutting && selected === -1) setPutting(false)
  const id = useId()

  const placeRing = () => {
    if (!ring.current) return
    const place = isWalked && current !== -1 ? view.current?.placeOf(current) : undefined
    ring.current.hidden = !place
    if (!place) return
    const size = 2 * Math.max(12, 1.2 * place.radius + 9)
    ring.current.style.inlineSize = `${String(size)}px`
    ring.current.style.blockSize = `${String(size)}px`
    ring.current.style.translate = `${String(place.x - size / 2)}px ${String(place.y - size / 2)}px`
  }
  const onMoved = useEffectEvent(placeRing)
  const onPress = useEffectEvent((node: number) => {
    frame.current?.focus({ preventScroll: true })
    hub.current = node
    network.walkTo(node, undefined)
    network.select(node)
  })
  const onExpand = useEffectEvent((node: number) => network.expand(node))
  const onGround = useEffectEvent((x: number, y: number) => {
    frame.current?.focus({ preventScroll: true })
    if (isPutting) places.put(selected, x, y)
    setPutting(false)
  })
  const onPut = useEffectEvent((node: number, x: number, y: number) => places.put(node, x, y))
  const mayDrag = useEffectEvent(() => places.isMovable)
  const placed = useEffectEvent((base: Positions) => withPlaces(model, base, places.byId))
  const drawnMarks = useEffectEvent((): GraphMarks => marksOf(network, isWalked, hovered))

  useEffect(() => {
    if (!canvas.current || !probes.current || !paperProbes.current) return undefined
    const colors = probes.current
    const paper = paperProbes.current
    const drawn = new GraphView({
      canvas: canvas.current,
      model,
      kinds,
      positions: placed(arranged),
      colors: readColors(colors),
      marks: drawnMarks(),
      viewport: layout === 'force' ? before.current : undefined,
      onPress,
      onExpand,
      onGround,
      mayDrag,
      onPut,
      onHover: setHovered,
      onMoved,
      mayZoom: () => frame.current?.contains(document.activeElement) === true,
    })
    view.current = drawn
    const stop = watchColors(() => drawn.setColors(readColors(colors)))
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('beforeprint', () => drawn.setColorsNow(readColors(paper)), { signal })
    window.addEventListener('afterprint', () => drawn.setColors(readColors(colors)), { signal })
    return () => {
      stop()
      leaving.abort()
      before.current = drawn.viewport
      // Node numbers belong to the model.
      hub.current = -1
      setHovered(-1)
      view.current = null
      drawn.destroy()
    }
  }, [model, kinds, layout, arranged])
  useEffect(() => view.current?.setPositions(positions), [positions])

  useEffect(() => {
    view.current?.mark(marksOf({ filter, selected, current, path }, isWalked, hovered))
    onMoved()
  }, [filter, selected, current, path, isWalked, hovered])
  useEffect(() => {
    if (current !== -1) view.current?.reveal(current)
  }, [current])
  useEffect(() => {
    if (path) view.current?.revealAll(path.nodes)
  }, [path])
  useImperativeHandle(ref, () => ({
    picture: async () => {
      if (!view.current || !canvas.current || !probes.current) throw new Error('no graph is drawn')
      const drawn = view.current
      return composePicture({
        title: network.title,
        amount: network.amount,
        kinds: kinds.filter(({ id: kind }) => !network.hiddenKinds.has(kind)),
        colors: readColors(probes.current),
        fontFamily: getComputedStyle(canvas.current).fontFamily,
        paint: (context, width, height) => drawn.paintWhole(context, width, height),
      })
    },
    vector: async () => {
      if (!canvas.current || !probes.current) throw new Error('no graph is drawn')
      const { fontFamily } = getComputedStyle(canvas.current)
      const colors = readColors(probes.current)
      const { graphAsSvg } = await import('./exportVector.ts')
      return graphAsSvg({
        ...network,
        kinds: kinds.filter(({ id: kind }) => !network.hiddenKinds.has(kind)),
        positions,
        colors,
        fontFamily,
      })
    },
  }))

  /** @param from the node whose link to follow, −1 for none */
  const walk = (node: number, from: number) => {
    if (node === -1) return
    hub.current = node
    network.walkTo(node, from)
  }
  const walkAround = (center: number, step: 1 | -1) => {
    const node = neighbourAfter(model, filter.shown, center, current, step)
    if (node === -1) return
    hub.current = center
    network.walkTo(node, center)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { shown } = filter
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const direction = arrows[event.key]
    if (direction && event.shiftKey && places.isMovable) {
      event.preventDefault()
      const zoom = view.current?.viewport.zoom ?? 1
      const [x = 0, y = 0] = positions.subarray(2 * current, 2 * current + 2)
      const [dx, dy] = nudges[direction]
      if (current !== -1) places.put(current, x + dx / zoom, y + dy / zoom)
      return
    }
    const start = current === -1 ? nodeAfter(shown, -1, 1) : current
    const center = hub.current === -1 || shown[hub.current] !== 1 ? start : hub.current
    const steps: Record<string, () => void> = {
      n: () => walkAround(center, 1),
      p: () => walkAround(center, -1),
      PageDown: () => walk(nodeAfter(shown, current, 1), -1),
      PageUp: () => walk(nodeAfter(shown, current, -1), -1),
      Home: () => walk(nodeAfter(shown, -1, 1), -1),
      End: () => walk(nodeAfter(shown, -1, -1), -1),
      Enter: () => network.act(current),
      ' ': () => network.act(current),
      '+': () => view.current?.zoom(1),
      '=': () => view.current?.zoom(1),
      '-': () => view.current?.zoom(-1),
      '0': () => view.current?.fit(),
      ...(isPutting && { Escape: () => setPutting(false) }),
    }
    const step = steps[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const isTaken = event.key === 'Escape' && !isPutting ? network.leave() : (step ?? direction) !== undefined
    if (!isTaken) return
    event.preventDefault()
    event.stopPropagation()
    if (step) step()
    else if (direction && current === -1) walk(start, -1)
    else if (direction) walk(nodeTowards(model, positions, shown, start, direction), start)
  }

  return (
    <div aria-busy={isRearranging || undefined} className={styles.outer}>
      <p id={`${id}-summary`} className={styles.hidden}>
        {network.summary}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        ref={frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is walked by keys of its own
        tabIndex={0}
        aria-label={t('graph')}
        aria-describedby={`${id}-summary ${id}-keys`}
        className={styles.frame}
        onKeyDown={onKeyDown}
        onFocus={event => {
          const isByKey = event.target.matches(':focus-visible')
          setWalked(isByKey)
          if (!isByKey) return
          const node =
            current === -1 || filter.shown[current] !== 1 ? nodeAfter(filter.shown, -1, 1) : current
          if (node !== -1) walk(node, -1)
        }}
        onBlur={() => setWalked(false)}
        onKeyUp={() => setWalked(true)}
      >
        <canvas ref={canvas} aria-hidden className={styles.canvas} />
        <div ref={ring} aria-hidden hidden className={styles.ring} />
      </div>
      <GraphFoot
        network={network}
        isPutting={isPutting}
        onPutting={setPutting}
        onZoom={steps => view.current?.zoom(steps)}
        onFit={() => view.current?.fit()}
      />
      <div id={`${id}-keys`} hidden>
        {t('keys')}
        {places.isMovable && ` ${t('keysMove')}`}
      </div>
      <Probes ref={probes} />
      <Probes ref={paperProbes} data-on-paper />
    </div>
  )
}

/** Where the canvas reads its colours: those of the screen, and those of paper, which is white in every theme. */
function Probes(props: { ref: Ref<HTMLDivElement>; 'data-on-paper'?: true }) {
  return (
    <div hidden {...props}>
      {colorRoles.map(role => (
        <span key={role} data-role={role} className={probe[role]} />
      ))}
    </div>
  )
}

function marksOf(
  { filter, selected, current, path }: Pick<NetworkState, 'filter' | 'selected' | 'current' | 'path'>,
  isWalked: boolean,
  hovered: number,
): GraphMarks {
  return {
    shown: filter.shown,
    found: filter.isSearch ? filter.found : undefined,
    selected,
    current: isWalked ? current : hovered,
    path,
  }
}
