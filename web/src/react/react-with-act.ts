import * as compat from 'preact/compat';
import { act } from 'preact/test-utils';

export * from 'preact/compat';
export { act };
export default { ...compat.default, act };
