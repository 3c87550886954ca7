import type { ReactNode } from 'react';
import { BUTTON_SAMPLES } from './button-samples.tsx';
import { FEEDBACK_SAMPLES } from './feedback-samples.tsx';
import { FIELD_SAMPLES } from './field-samples.tsx';
import { LAYOUT_SAMPLES } from './layout-samples.tsx';
import { OVERLAY_SAMPLES } from './overlay-samples.tsx';

/** Shows a component, by the words for its state. */
export type States = Readonly<Record<string, ReactNode>>;

/** Lists every component of the kit by the name of its file, in every state. */
export const SAMPLES: Readonly<Record<string, States>> = {
  ...BUTTON_SAMPLES,
  ...FIELD_SAMPLES,
  ...OVERLAY_SAMPLES,
  ...FEEDBACK_SAMPLES,
  ...LAYOUT_SAMPLES,
};
