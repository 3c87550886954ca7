import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** A resource as CloudFormation knows it. */
interface Resource {
  /** The physical id; a different one makes CloudFormation replace the resource. */
  readonly id: string;
  /** Attributes that a template can read. */
  readonly data: Readonly<Record<string, string>>;
}

type MakeResource = (event: CloudFormationCustomResourceEvent) => Promise<Resource>;

/**
 * Creates a Lambda handler that makes a resource for CloudFormation and reports the outcome, a failure too. A delete
 * needs no work, because what it makes is stored in another resource of the template.
 */
export const createCustomResource =
  (make: MakeResource) =>
  async (event: CloudFormationCustomResourceEvent): Promise<void> => {
    const PhysicalResourceId = 'PhysicalResourceId' in event ? event.PhysicalResourceId : event.RequestId;
    if (event.RequestType === 'Delete') return sendOutcome(event, { Status: 'SUCCESS', PhysicalResourceId });
    try {
      const { id, data } = await make(event);
      await sendOutcome(event, { Status: 'SUCCESS', PhysicalResourceId: id, Data: data });
    } catch (error) {
      await sendOutcome(event, { Status: 'FAILED', PhysicalResourceId, Reason: String(error) });
    }
  };

async function sendOutcome(
  { ResponseURL, StackId, RequestId, LogicalResourceId }: CloudFormationCustomResourceEvent,
  outcome: object,
): Promise<void> {
  // A string would be sent with a content type, and the address is signed without one.
  const body = Buffer.from(JSON.stringify({ StackId, RequestId, LogicalResourceId, ...outcome }));
  const response = await fetch(ResponseURL, { method: 'PUT', body });
  if (!response.ok) throw new Error(`CloudFormation did not take the answer: ${response.status}`);
}
