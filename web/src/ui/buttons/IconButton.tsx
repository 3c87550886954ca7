import type { ComponentType } from 'react';
import { memoWithStableCallbacks } from '../behaviour/memo-with-stable-callbacks.tsx';
import { Tip } from '../feedback/Tip.tsx';
import { Pressable, type PressableProps } from './Pressable.tsx';
import './IconButton.css';

export interface IconButtonProps extends Omit<PressableProps, 'className' | 'children'> {
  /** Its name for assistive technology, shown as the tooltip too. */
  label: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Keys that do the same, shown in the tooltip: `['Ctrl', 'Z']`. */
  keys?: readonly string[] | undefined;
  tone?: 'plain' | 'danger' | undefined;
}

/** An icon alone, where there is no room for words: 32 px, named, with a tooltip. */
export const IconButton = memoWithStableCallbacks(function IconButton({
  label,
  icon: Icon,
  keys,
  tone = 'plain',
  ...rest
}: IconButtonProps) {
  return (
    <Tip words={label} keys={keys}>
      {(tip) => (
        <Pressable {...rest} {...tip} aria-label={label} className={`icon-button icon-button-${tone}`}>
          <Icon aria-hidden />
        </Pressable>
      )}
    </Tip>
  );
});
