import * as compat from 'preact/compat';
import { act } from 'preact/test-utils';

/** What the browser's React is, with what renders a component in a test. */
export * from 'preact/compat';
export { act };
export default { ...compat.default, act };
