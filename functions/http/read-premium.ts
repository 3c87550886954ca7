import { createDynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { createDynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { createDynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { createOpenMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { clock } from '../adapters/system.ts';
import { readPremium } from '../domain/plans/premium.ts';
import { route } from '../runtime/route.ts';

const ports = {
  documents: createDynamoDocuments(),
  images: createDynamoImages(),
  icons: createOpenMojiIcons(),
  plans: createDynamoPlans(),
  clock,
};

export const handler = route('readPremium', ({ caller, params }) => readPremium(ports, caller, params.id));
