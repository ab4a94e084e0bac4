/** React's JSX functions as named exports: once bundled, each call uses the function directly instead of a property lookup. */
import * as runtime from 'react/jsx-runtime'

export const { Fragment, jsx, jsxs } = runtime
