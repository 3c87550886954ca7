import { CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { filesDomainOf, filesOriginOf, type Settings, siteOriginOf } from '../config/settings.ts';
import { addressOf } from '../constructs/delivery/dns.ts';
import { filesOrigin } from '../constructs/delivery/files-distribution.ts';
import { type FileAddresses, FileKeys } from '../constructs/functions/file-keys.ts';
import { privateBucket, uploadableFrom } from '../constructs/storage/private-bucket.ts';
import type { EdgeStack } from './edge.ts';

export interface FilesProps extends StackProps {
  readonly settings: Settings;
  readonly edge: EdgeStack;
  /** The package of the function that makes key pairs. */
  readonly keyMaker: string;
}

/** People's PDFs and pictures with the one way to them. It outlives mistakes as the data do. */
export class FilesStack extends Stack {
  readonly published: IBucket;
  readonly images: IBucket;
  readonly addresses: FileAddresses;
  private readonly accessLog: IBucket;

  constructor(scope: Construct, id: string, { settings, edge, keyMaker, ...props }: FilesProps) {
    super(scope, id, { ...props, terminationProtection: true });
    // CloudFront's log comes by access control list, that of the buckets by their policy.
    this.accessLog = privateBucket(this, 'AccessLog', {
      acl: true,
      lifecycle: [{ expiration: Duration.days(90) }],
    });
    this.published = this.publishedBucket();
    this.images = this.imagesBucket(siteOriginOf(settings));
    const keys = new FileKeys(this, 'Keys', {
      names: settings.fileKeys,
      code: keyMaker,
      logDays: settings.logDays,
    });
    this.addresses = signedBy(keys, filesOriginOf(settings));
    this.addOrigin(settings, edge, keys);
  }

  /** A PDF can be made again from its frozen revision, so that its versions are not kept. */
  private publishedBucket(): IBucket {
    return privateBucket(this, 'Published', { accessLog: { bucket: this.accessLog, prefix: 'published/' } });
  }

  private imagesBucket(site: string): IBucket {
    return privateBucket(this, 'Images', {
      accessLog: { bucket: this.accessLog, prefix: 'images/' },
      versioned: true,
      cors: uploadableFrom(site),
      // What was sent but never found to be an image of ours.
      lifecycle: [
        { prefix: 'uploads/', expiration: Duration.days(1) },
        // What was taken away can be had back for so long, and is gone then.
        { noncurrentVersionExpiration: Duration.days(30) },
      ],
    });
  }

  private addOrigin(settings: Settings, edge: EdgeStack, keys: FileKeys): void {
    const { published, images, accessLog } = this;
    const distribution = filesOrigin(this, 'Distribution', {
      front: {
        domain: filesDomainOf(settings),
        certificate: edge.certificate,
        firewallArn: edge.firewall.acl.attrArn,
        accessLog,
      },
      published,
      images,
      signers: keys.group,
      siteOrigin: siteOriginOf(settings),
    });
    addressOf(this, { settings, name: filesDomainOf(settings), distribution });
  }
}

/** Read where they stand, so that a key can be dropped although the functions of an earlier release name it. */
function signedBy({ signer: { publicKey, secret } }: FileKeys, origin: string): FileAddresses {
  for (const part of [publicKey, secret]) CrossStackReferences.of(part).produce(ReferenceStrength.WEAK);
  return { origin, keyId: publicKey.publicKeyId, secret };
}
