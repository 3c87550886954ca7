import { dynamoDocuments } from '../adapters/dynamo/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo/dynamo-images.ts';
import { dynamoPlans } from '../adapters/dynamo/dynamo-plans.ts';
import { openMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { clock } from '../adapters/system.ts';
import { readPremium } from '../domain/plans/premium.ts';
import { route } from '../runtime/route.ts';

const ports = {
  documents: dynamoDocuments(),
  images: dynamoImages(),
  icons: openMojiIcons(),
  plans: dynamoPlans(),
  clock,
};

export const handler = route('readPremium', ({ caller, params }) => readPremium(ports, caller, params.id));
