/** React's functions for markup as exports of their own: bundled, each call names one of them rather than a property of an object. */
import * as runtime from 'react/jsx-runtime'

export const { Fragment, jsx, jsxs } = runtime
