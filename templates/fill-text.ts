export { fillText } from '../client/ui/fill-text.ts'
