import {
  CfnOutput,
  CrossStackReferences,
  Duration,
  ReferenceStrength,
  Stack,
  type StackProps,
} from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { getFilesDomain, getFilesOrigin, getSiteOrigin, type Settings } from '../config/settings.ts';
import { addAddressRecords } from '../constructs/delivery/dns.ts';
import { createFilesDistribution } from '../constructs/delivery/files-distribution.ts';
import { FileKeys, type FileSigning } from '../constructs/functions/file-keys.ts';
import { allowUploadsFrom, createPrivateBucket } from '../constructs/storage/private-bucket.ts';
import type { EdgeStack } from './edge.ts';

export interface FilesProps extends StackProps {
  readonly settings: Settings;
  readonly edge: EdgeStack;
  /** The package of the function that makes key pairs. */
  readonly keyMaker: string;
}

/** Users' PDFs and pictures with the only way to them. They are protected from deletion like the data. */
export class FilesStack extends Stack {
  readonly published: IBucket;
  readonly images: IBucket;
  /** What browsers send, until a picture is made of it. */
  readonly uploads: IBucket;
  readonly fileSigning: FileSigning;
  readonly distribution: Distribution;
  private readonly accessLog: IBucket;

  constructor(scope: Construct, id: string, { settings, edge, keyMaker, ...props }: FilesProps) {
    super(scope, id, { ...props, terminationProtection: true });
    // CloudFront delivers its log by access control list, S3 by bucket policy.
    this.accessLog = createPrivateBucket(this, 'AccessLog', {
      acl: true,
      lifecycle: [{ expiration: Duration.days(90) }],
    });
    this.published = this.createPublishedBucket();
    this.images = createPrivateBucket(this, 'Images', {
      accessLog: { bucket: this.accessLog, prefix: 'images/' },
      versioned: true,
    });
    this.uploads = this.createUploadsBucket(getSiteOrigin(settings));
    const keys = new FileKeys(this, 'Keys', {
      names: settings.fileKeys,
      code: keyMaker,
      logDays: settings.logDays,
    });
    this.fileSigning = toFileSigning(keys, getFilesOrigin(settings));
    // The environment of operators' commands.
    new CfnOutput(this, 'ImagesBucket', { value: this.images.bucketName });
    this.distribution = this.addOrigin(settings, edge, keys);
  }

  /** Creates the bucket of PDFs. A PDF can be made again from its frozen revision, so versions are not kept. */
  private createPublishedBucket(): IBucket {
    return createPrivateBucket(this, 'Published', {
      accessLog: { bucket: this.accessLog, prefix: 'published/' },
    });
  }

  /**
   * Creates the bucket of uploads. Originals hold places and dates of photos: they have no versions and are in no backup, so that
   * what is removed is gone. What never became a picture goes with the midnight after its first day.
   */
  private createUploadsBucket(site: string): IBucket {
    return createPrivateBucket(this, 'Uploads', {
      accessLog: { bucket: this.accessLog, prefix: 'uploads/' },
      cors: allowUploadsFrom(site),
      lifecycle: [{ expiration: Duration.days(1) }],
    });
  }

  private addOrigin(settings: Settings, edge: EdgeStack, keys: FileKeys): Distribution {
    const { published, images, accessLog } = this;
    const distribution = createFilesDistribution(this, 'Distribution', {
      front: {
        domain: getFilesDomain(settings),
        certificate: edge.certificate,
        firewallArn: edge.firewall.acl.attrArn,
        accessLog,
      },
      published,
      images,
      signers: keys.group,
      siteOrigin: getSiteOrigin(settings),
    });
    addAddressRecords(this, { settings, name: getFilesDomain(settings), distribution });
    return distribution;
  }
}

/**
 * Converts the keys to a function's values. Weak references let a key be dropped although functions of an earlier
 * release name it.
 */
function toFileSigning({ signer: { publicKey, secret } }: FileKeys, origin: string): FileSigning {
  for (const part of [publicKey, secret]) CrossStackReferences.of(part).produce(ReferenceStrength.WEAK);
  return { origin, keyId: publicKey.publicKeyId, secret };
}
