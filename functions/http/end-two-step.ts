import { openSecondStepPorts } from '../adapters/second-step-ports.ts';
import { endTwoStep } from '../domain/accounts/two-step.ts';
import { route } from '../runtime/route.ts';

const ports = openSecondStepPorts();

export const handler = route('endTwoStep', async ({ caller, body, network }) => {
  await endTwoStep(ports, caller, { ...body, network });
  return null;
});
