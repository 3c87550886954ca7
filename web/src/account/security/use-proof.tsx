import { type ReactNode, useState } from 'react';
import type { Proof } from '#shared/api/security-models.ts';
import { getFieldError } from '../../modals/form-errors.ts';
import { isAppCode, isSecondStep, SecondStepField } from '../../modals/SecondStepField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';

interface ProofOptions {
  /** Two-step sign-in is on. */
  readonly asksCode: boolean;
  readonly error: Error | null;
  readonly isChecked: boolean;
  readonly takesRecoveryCode?: boolean;
  readonly onSwap?: () => void;
  readonly autoFocus?: boolean;
}

/** The fields in which the owner proves that it is they who ask. */
interface ProofFields {
  readonly proof: Proof;
  readonly isComplete: boolean;
  readonly fields: ReactNode;
}

/** Returns the fields for the password and, where it is on, the second step, with what was typed. */
export function useProof({
  asksCode,
  error,
  isChecked,
  takesRecoveryCode = false,
  onSwap = () => undefined,
  autoFocus = false,
}: ProofOptions): ProofFields {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isCodeComplete = takesRecoveryCode ? isSecondStep(code) : isAppCode(code);
  const missing = isChecked && password === '' ? 'Please enter your password.' : undefined;
  const fields = (
    <>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus={autoFocus}
        value={password}
        onChange={setPassword}
        error={missing ?? getFieldError(error, 'password')}
      />
      {asksCode && (
        <SecondStepField
          value={code}
          onChange={setCode}
          isChecked={isChecked}
          refused={getFieldError(error, 'code')}
          takesRecoveryCode={takesRecoveryCode}
          onSwap={onSwap}
        />
      )}
    </>
  );
  return {
    fields,
    isComplete: password !== '' && (!asksCode || isCodeComplete),
    proof: { password, ...(asksCode && { code }) },
  };
}
