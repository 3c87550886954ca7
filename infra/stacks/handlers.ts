import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Assets } from '../build/assets.ts';
import type { Settings } from '../config/settings.ts';
import type { Alarms } from '../constructs/alarms.ts';
import { grantPermissions } from '../constructs/functions/grants.ts';
import { Handler, type HandlerProps } from '../constructs/functions/handler.ts';
import type { Infrastructure } from '../constructs/functions/infrastructure.ts';
import type { Permission } from '../constructs/functions/permissions.ts';
import type { Releases } from '../constructs/functions/releases.ts';

/**
 * A handler's time is mostly Node's start, which is as fast as the memory buys. The timeout stays below the gateway's
 * 30 s to leave time for an answer.
 */
const SMALL_HANDLER = {
  architecture: Architecture.ARM_64,
  memoryMb: 1024,
  timeout: Duration.seconds(25),
} satisfies Partial<HandlerProps>;

/** Chromium uses two processors; its binary exists for x86 only. */
export const RENDERER = {
  architecture: Architecture.X86_64,
  memoryMb: 3008,
} satisfies Partial<HandlerProps>;

/** Pictures of 25 megapixels are decoded by a native library, uploaded for x86 only. */
export const PICTURE_HANDLER = {
  architecture: Architecture.X86_64,
  memoryMb: 2048,
} satisfies Partial<HandlerProps>;

type HandlerOptions = Pick<HandlerProps, 'code' | 'description'> & Partial<HandlerProps>;

interface HandlersProps {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly alarms: Alarms;
  readonly releases: Releases;
  readonly infrastructure: Infrastructure;
}

/** Adds the handlers of a stack, each with its package, its alarm, its steps of a release and what it may do. */
export class Handlers {
  private readonly stack: Construct;
  private readonly props: HandlersProps;

  constructor(stack: Construct, props: HandlersProps) {
    this.stack = stack;
    this.props = props;
  }

  /** Adds a handler to the stack, or to one that is nested in it. */
  add(
    id: string,
    permissions: readonly Permission[],
    options: HandlerOptions,
    scope: Construct = this.stack,
  ): Handler {
    const { settings, alarms, releases, infrastructure } = this.props;
    // Lambda traces a call a second of each function, which of a school's saves is every one. Traces begin where an event
    // does, and go with it through the queue; a call without one is a line of the access log.
    const traced = permissions.includes('events');
    const common = { ...SMALL_HANDLER, logDays: settings.logDays, alarms, releases, traced };
    const handler = new Handler(scope, id, { ...common, ...options });
    grantPermissions(handler, permissions, infrastructure);
    return handler;
  }

  /** Returns the package of a small handler by its file in `functions`. */
  getCode(handler: string): string {
    return join(this.props.assets.handlers, handler);
  }
}
