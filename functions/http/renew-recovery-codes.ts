import { openSecondStepPorts } from '../adapters/second-step-ports.ts';
import { renewRecoveryCodes } from '../domain/accounts/two-step.ts';
import { route } from '../runtime/route.ts';

const ports = openSecondStepPorts();

export const handler = route('renewRecoveryCodes', ({ caller, body, network }) =>
  renewRecoveryCodes(ports, caller, { ...body, network }),
);
