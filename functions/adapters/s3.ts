import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { clientSettings } from './aws.ts';

/** Checksums only where S3 asks for them: signed addresses are then not bound to a body nobody has yet. */
export const s3Settings = (): S3ClientConfig => ({
  ...clientSettings,
  forcePathStyle: process.env.S3_PATH_STYLE === '1',
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
