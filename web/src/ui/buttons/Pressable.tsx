import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

type Inherited = 'onClick' | 'disabled' | 'type' | 'style';

export interface PressableProps extends Omit<ComponentProps<'button'>, Inherited> {
  readonly type?: 'button' | 'submit' | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onPress?: ((press: { readonly target: HTMLButtonElement }) => void) | undefined;
}

/** A key that is held down must not press again, least of all what has the focus after the first press. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

/** Renders the browser's own button: every button of the interface is one of these, whatever it looks like. */
export function Pressable({
  type = 'button',
  isDisabled = false,
  onPress,
  onKeyDown,
  ...rest
}: PressableProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and a dialog returns the focus to it.
    if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
    onPress?.({ target: currentTarget });
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      {...(isDisabled && { 'data-disabled': '' })}
      onClick={press}
      onKeyDown={(event) => {
        ignoreRepeats(event);
        onKeyDown?.(event);
      }}
    />
  );
}
