import { openSecondStepPorts } from '../adapters/second-step-ports.ts';
import { startTwoStep } from '../domain/accounts/two-step.ts';
import { route } from '../runtime/route.ts';

const ports = openSecondStepPorts();

export const handler = route('startTwoStep', ({ caller, body, network }) =>
  startTwoStep(ports, caller, { ...body, network }),
);
