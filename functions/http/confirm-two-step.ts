import { openSecondStepPorts } from '../adapters/second-step-ports.ts';
import { confirmTwoStep } from '../domain/accounts/two-step.ts';
import { route } from '../runtime/route.ts';

const ports = openSecondStepPorts();

export const handler = route('confirmTwoStep', ({ caller, body, network }) =>
  confirmTwoStep(ports, caller, { ...body, network }),
);
