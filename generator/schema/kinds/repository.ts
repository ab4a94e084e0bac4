/** Part of a name on a git host. */
const namePart = '[A-Za-z0-9_.-]+'

export const repositoryPattern = new RegExp(`^${namePart}(/${namePart})+$`)

/** Owner and name from the address that a browser or git shows. */
export function guessRepository(typed: string): string[] {
  const path = typed.trim().replace(/^(\w+:\/\/)?([\w.-]+@)?[\w-]+(\.[\w-]+)+[/:]/, '')
  return [path.replace(/\/+$/, '').replace(/\.git$/, '')]
}
