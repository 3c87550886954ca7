/** The fields of a line in addition to its message. */
type Fields = Readonly<Record<string, unknown>>;

/** Errors have no fields of their own for `JSON.stringify`, so that theirs are named here. */
const describeErrors = (_: string, value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value;

/** The id by which X-Ray knows this call: `Root=1-…;Parent=…` in Lambda's environment. */
const readTraceId = () => /Root=([^;]+)/.exec(process.env._X_AMZN_TRACE_ID ?? '')?.[1];

/** Writes a line of JSON, which CloudWatch takes as it is. Lambda's output is a pipe, to which Node writes at once. */
export function writeLine(line: Fields): void {
  if (process.env.LOG !== 'off') process.stdout.write(`${JSON.stringify(line, describeErrors)}\n`);
}

const createWriter =
  (level: 'INFO' | 'WARN' | 'ERROR') =>
  (message: string, about: Fields | Error = {}): void =>
    writeLine({
      level,
      message,
      timestamp: new Date().toISOString(),
      service: 'handout',
      xray_trace_id: readTraceId(),
      ...(about instanceof Error ? { error: about } : about),
    });

/** Logs carry ids, codes and times; never a document, an e-mail address or a token. */
export const logger = {
  info: createWriter('INFO'),
  warn: createWriter('WARN'),
  error: createWriter('ERROR'),
};
