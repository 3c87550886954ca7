import { Button, type ButtonProps } from '../ui/buttons/Button.tsx';

interface FormFooterProps extends Pick<ButtonProps, 'isPending' | 'isDisabled' | 'children'> {
  /** The id of the form that the button sends. */
  readonly form: string;
  /** The words of the button that closes the dialog. */
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
}

/** Renders the foot of a dialog that holds a form: what closes it, and what sends the form. */
export const FormFooter = ({ cancel = 'Cancel', isDangerous = false, onClose, ...rest }: FormFooterProps) => (
  <>
    <Button onPress={onClose}>{cancel}</Button>
    <Button variant={isDangerous ? 'danger' : 'filled'} type="submit" {...rest} />
  </>
);
