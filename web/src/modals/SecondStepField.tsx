import { useState } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';

const APP_CODE = /^\d{6}$/;
/** A recovery code, however it is typed: sixteen letters and digits. */
const RECOVERY_CODE = /^([\s-]*[0-9A-Za-z]){16}[\s-]*$/;

/** Tells whether the text is a code of an authenticator app. */
export const isAppCode = (code: string): boolean => APP_CODE.test(code);
/** Tells whether the text is a code of an authenticator app, or a recovery code. */
export const isSecondStep = (code: string): boolean => isAppCode(code) || RECOVERY_CODE.test(code);

interface SecondStepFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** True once the form was submitted. */
  readonly isChecked: boolean;
  /** The server's message about it. */
  readonly refused: string | undefined;
  /** Whether a recovery code may take the place of the app. */
  readonly takesRecoveryCode?: boolean;
  /** Called when the other kind of code is asked for: the former check counts no more. */
  readonly onSwap?: () => void;
  readonly autoFocus?: boolean;
}

/** Renders the field of the second step: six digits of the app or, at a press, a recovery code. */
export function SecondStepField({
  value,
  onChange,
  isChecked,
  refused,
  takesRecoveryCode = false,
  onSwap,
  autoFocus = false,
}: SecondStepFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [hasSwapped, setSwapped] = useState(false);
  const swap = () => {
    setRecovery(!isRecovery);
    setSwapped(true);
    onChange('');
    onSwap?.();
  };
  const missing = isRecovery ? 'Please type all sixteen letters and digits.' : 'Please type the six digits.';
  const isComplete = isRecovery ? isSecondStep(value) : isAppCode(value);
  // The server's answer about the other code is not about this one.
  const answer = hasSwapped && value === '' ? undefined : refused;
  const common = { value, autoFocus, error: isChecked && !isComplete ? missing : answer };
  return (
    <>
      {isRecovery ? (
        <TextField
          {...common}
          key="recovery"
          autoFocus
          label="Recovery code"
          autoComplete="off"
          spellCheck="false"
          maxLength={24}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          hint="It works once, and switches two-step sign-in off."
          onChange={onChange}
        />
      ) : (
        <TextField
          {...common}
          key="app"
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
        />
      )}
      {takesRecoveryCode && (
        <div className="form-links">
          <Button variant="action" size="dense" onPress={swap}>
            {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
          </Button>
        </div>
      )}
    </>
  );
}
