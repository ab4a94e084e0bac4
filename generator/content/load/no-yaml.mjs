// Replaces js-yaml in the compiled generator (`generator/main.mjs`): gray-matter asks for it when it is loaded, and never after that.

export function safeLoad() {
  throw new Error('YAML is read by another package')
}

export function safeDump() {
  throw new Error('This build does not write YAML')
}
