import { dynamoDocuments } from '../adapters/dynamo-documents.ts';
import { dynamoImages } from '../adapters/dynamo-images.ts';
import { openMojiIcons } from '../adapters/icons/openmoji-icons.ts';
import { dynamoPlans } from '../adapters/plans/dynamo-plans.ts';
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
