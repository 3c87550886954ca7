import { Duration } from 'aws-cdk-lib';
import { type EventBus, Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { Pace } from '#shared/events/events.ts';
import {
  ACCOUNT_ERASER,
  CANARY,
  GALLERY_INDEXER,
  IMAGE_SWEEPER,
  SWEEPER,
  USER_COPIER,
} from '../build/handlers.ts';
import { addEventTarget, addTimer } from '../constructs/functions/event-target.ts';
import type { Handler } from '../constructs/functions/handler.ts';
import { EVENT_PERMISSIONS } from '../constructs/functions/permissions.ts';
import type { Timed } from '../constructs/watch/service-alarms.ts';
import type { Handlers } from './handlers.ts';

interface UnaskedProps {
  readonly handlers: Handlers;
  readonly bus: EventBus;
  readonly pace: Pace;
}

/**
 * Adds the functions that a timer or the bus starts, and no person. Returns those that a timer starts, with the time in
 * which each must have run, and the canary apart, which has an alarm of its own.
 */
export function addUnaskedHandlers(
  scope: Construct,
  props: UnaskedProps,
): { canary: Handler; timers: readonly Timed[] } {
  addGalleryIndexer(scope, props);
  return {
    canary: addCanary(scope, props),
    timers: [
      {
        handler: addSweeper(scope, props),
        within: toThreeRounds(props.pace),
        why: 'it is due three times in that span.',
      },
      {
        handler: addAccountEraser(scope, props),
        within: Duration.hours(1),
        why: 'it is due every 15 minutes.',
      },
      {
        handler: addImageSweeper(scope, props),
        within: Duration.hours(3),
        why: 'it is due every hour.',
      },
      { handler: addUserCopier(scope, props), within: Duration.hours(26), why: 'it is due once a day.' },
    ],
  };
}

/** Returns the time of three rounds of the sweeper, in whole minutes as metrics are. */
const toThreeRounds = ({ sweepEvery }: Pace): Duration => Duration.minutes(Math.ceil((3 * sweepEvery) / 60));

/** Adds the sweeper of publishing. */
function addSweeper(scope: Construct, { handlers, pace: { sweepEvery } }: UnaskedProps): Handler {
  const sweeper = handlers.add('Sweeper', EVENT_PERMISSIONS['sweep-publishing'], {
    code: handlers.getCode(SWEEPER),
    description: 'Finds publishing that was lost or left, and starts it again',
  });
  sweeper.addEnvironment({ SWEEP_EVERY_SECONDS: String(sweepEvery) });
  addTimer(scope, 'SweepRounds', { to: sweeper, at: Schedule.rate(Duration.seconds(sweepEvery)) });
  return sweeper;
}

/** Adds the hourly sweeper of pictures. A run that ends early leaves the rest for the next one. */
function addImageSweeper(scope: Construct, { handlers }: UnaskedProps): Handler {
  const sweeper = handlers.add('ImageSweeper', EVENT_PERMISSIONS['sweep-images'], {
    code: handlers.getCode(IMAGE_SWEEPER),
    description: 'Removes pictures that no document has any more',
    timeout: Duration.minutes(10),
  });
  addTimer(scope, 'ImageRounds', { to: sweeper, at: Schedule.rate(Duration.hours(1)) });
  return sweeper;
}

/** Adds the daily copy of the user pool, on Sundays an hour before the backup that takes it along. */
function addUserCopier(scope: Construct, { handlers }: UnaskedProps): Handler {
  const copier = handlers.add('UserCopier', EVENT_PERMISSIONS['copy-users'], {
    code: handlers.getCode(USER_COPIER),
    description: 'Copies the users of the pool, without their passwords',
    timeout: Duration.minutes(15),
  });
  addTimer(scope, 'CopyRounds', { to: copier, at: Schedule.cron({ minute: '0', hour: '2' }) });
  return copier;
}

function addGalleryIndexer(scope: Construct, { handlers, bus }: UnaskedProps): void {
  const indexer = handlers.add('GalleryIndexer', EVENT_PERMISSIONS['index-gallery'], {
    code: handlers.getCode(GALLERY_INDEXER),
    description: 'Lists what everybody can see, so that it is found',
    traced: true,
  });
  addEventTarget(scope, 'Shown', { bus, to: indexer, handler: 'index-gallery' });
}

/** Adds the eraser of accounts. A run that ends early leaves the rest for the next one. */
function addAccountEraser(scope: Construct, { handlers, bus }: UnaskedProps): Handler {
  const eraser = handlers.add('Eraser', EVENT_PERMISSIONS['delete-account'], {
    code: handlers.getCode(ACCOUNT_ERASER),
    description: 'Takes away accounts and everything in them',
    traced: true,
    timeout: Duration.minutes(10),
  });
  addEventTarget(scope, 'Leaving', { bus, to: eraser, handler: 'delete-account' });
  addTimer(scope, 'EraseRounds', { to: eraser, at: Schedule.rate(Duration.minutes(15)) });
  return eraser;
}

function addCanary(scope: Construct, { handlers }: UnaskedProps): Handler {
  const canary = handlers.add('Canary', EVENT_PERMISSIONS['run-canary'], {
    code: handlers.getCode(CANARY),
    description: 'Publishes a worksheet as a teacher does, and takes it away again',
    timeout: Duration.minutes(5),
  });
  addTimer(scope, 'CanaryRounds', { to: canary, at: Schedule.rate(Duration.minutes(10)) });
  return canary;
}
