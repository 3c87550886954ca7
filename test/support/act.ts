import React from 'preact/compat';
import { act } from 'preact/test-utils';

/** Gives the library that renders components in a browser what it waits with. */
Object.assign(React, { act });
