import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { EVENT_SOURCE, type EVENTS } from '#shared/events/events.ts';
import type { Events } from '../ports/events.ts';
import { readEnvironment } from '../process/environment.ts';
import { logger } from '../process/logger.ts';
import { clientSettings } from './aws/client-settings.ts';

/**
 * Creates the port over EventBridge. PutEvents answers 200 even when it rejects an entry, so that each entry
 * is checked.
 */
export function createEventBridgeEvents(): Events {
  const { EVENT_BUS_NAME: EventBusName } = readEnvironment('EVENT_BUS_NAME');
  const client = new EventBridgeClient(clientSettings);
  const put = async (DetailType: keyof typeof EVENTS, detail: object) => {
    const entry = {
      EventBusName,
      Source: EVENT_SOURCE,
      DetailType,
      Detail: JSON.stringify(detail),
      ...readTraceHeader(),
    };
    try {
      const { Entries = [] } = await client.send(new PutEventsCommand({ Entries: [entry] }));
      const [taken] = Entries;
      if (!taken?.EventId) throw new Error(`The bus did not take ${DetailType}: ${taken?.ErrorCode}`);
    } catch (error) {
      logger.warn('event not sent', error as Error);
      throw error;
    }
  };
  return {
    sendPublishRequested: (detail) => put('PublishRequested', detail),
    sendDocumentPublished: (detail) => put('DocumentPublished', detail),
    sendDocumentUnpublished: (detail) => put('DocumentUnpublished', detail),
    sendAccountDeletionRequested: (detail) => put('AccountDeletionRequested', detail),
  };
}

/**
 * Reads the trace of the current call, which Lambda sets for each call. The bus and the queue hand it on, so that
 * X-Ray shows one trace from the click to the PDF.
 */
function readTraceHeader(): { TraceHeader?: string } {
  const { _X_AMZN_TRACE_ID: TraceHeader } = process.env;
  return TraceHeader ? { TraceHeader } : {};
}
