import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** What a custom resource is after a request. */
interface Made {
  /** Another `id` than before would have CloudFormation replace what there was. */
  readonly id: string;
  /** What a template can ask of it. */
  readonly data: Readonly<Record<string, string>>;
}

type Make = (event: CloudFormationCustomResourceEvent) => Promise<Made>;

/**
 * A Lambda handler that makes what CloudFormation asks for and says how it went, also when it went wrong.
 * There is nothing to delete: what it makes lies in a resource of the template.
 */
export const customResource =
  (make: Make) =>
  async (event: CloudFormationCustomResourceEvent): Promise<void> => {
    const PhysicalResourceId = 'PhysicalResourceId' in event ? event.PhysicalResourceId : event.RequestId;
    if (event.RequestType === 'Delete') return answer(event, { Status: 'SUCCESS', PhysicalResourceId });
    try {
      const { id, data } = await make(event);
      await answer(event, { Status: 'SUCCESS', PhysicalResourceId: id, Data: data });
    } catch (error) {
      await answer(event, { Status: 'FAILED', PhysicalResourceId, Reason: String(error) });
    }
  };

async function answer(
  { ResponseURL, StackId, RequestId, LogicalResourceId }: CloudFormationCustomResourceEvent,
  outcome: object,
): Promise<void> {
  // As bytes: text would be sent with a type, and the address is signed for none.
  const body = Buffer.from(JSON.stringify({ StackId, RequestId, LogicalResourceId, ...outcome }));
  const response = await fetch(ResponseURL, { method: 'PUT', body });
  if (!response.ok) throw new Error(`CloudFormation did not take the answer: ${response.status}`);
}
