import { addressOf } from '../../../routing/route.ts'

export const projectsPath = '/app/rapportsprojets'
export const newProjectPath = `${projectsPath}/new` as const
export const editProjectPath = `${projectsPath}/edit` as const
export const projectPath = `${projectsPath}/projet/:projectId` as const

/** Where a project is read. */
export function addressOfProject(id: number): string {
  return addressOf(projectPath, { projectId: String(id) })
}

/** Where a project is changed. */
export function addressOfForm(id: number): string {
  return `${editProjectPath}?project=${id}`
}

/** The project whose form an address asks for. */
export function projectIn(search: URLSearchParams): number {
  return Number(search.get('project'))
}
