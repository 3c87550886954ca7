import { beforeAll, describe, expect, test } from 'vitest';
import { buildFileHeaders } from '#infra/config/headers.ts';
import { aStage, listServiceFunctions, listTemplates, type SynthesisedStage } from './a-stage.ts';
import { isAllowed, listFunctions } from './functions.ts';
import { readHeaders } from './read-headers.ts';

let stage: SynthesisedStage;
beforeAll(() => {
  stage = aStage();
});

const getConfig = () =>
  Object.values(stage.files.findResources('AWS::CloudFront::Distribution'))[0]?.Properties.DistributionConfig;
const listBehaviours = () => [getConfig().DefaultCacheBehavior, ...getConfig().CacheBehaviors];

describe('the origin of people’s files', () => {
  test('wants a signature by a key of ours for every address, and sends the headers of files with each', () => {
    const [group] = Object.keys(stage.files.findResources('AWS::CloudFront::KeyGroup'));
    const [policy] = Object.keys(stage.files.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    expect(listBehaviours()).toHaveLength(2);
    for (const behaviour of listBehaviours()) {
      expect(behaviour.TrustedKeyGroups).toEqual([{ Ref: group }]);
      expect(behaviour.ResponseHeadersPolicyId).toEqual({ Ref: policy });
      expect(behaviour.ViewerProtocolPolicy).toBe('https-only');
    }
  });

  test('gives, takes nothing, keeps nothing at the edge, and hands a bucket no part of the query', () => {
    for (const behaviour of listBehaviours()) {
      expect(behaviour.AllowedMethods).toEqual(['GET', 'HEAD']);
      // The managed policy CachingDisabled, which forwards no query, cookie or header.
      expect(behaviour.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
      expect(behaviour.OriginRequestPolicyId).toBeUndefined();
    }
  });

  test('sends the very headers that the embedded one sends, and the one that asks for TLS', () => {
    expect(readHeaders(stage.files)).toEqual(buildFileHeaders({ tls: 'host' }));
  });

  test('lets the scripts of our pages read, without cookies, and no others', () => {
    const [policy] = Object.values(stage.files.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policy?.Properties.ResponseHeadersPolicyConfig.CorsConfig).toMatchObject({
      AccessControlAllowOrigins: { Items: ['https://handout.example'] },
      AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
      AccessControlAllowCredentials: false,
    });
  });

  test('reads its buckets as itself, signing every request', () => {
    for (const origin of getConfig().Origins) expect(origin.OriginAccessControlId).toBeDefined();
    const controls = Object.values(stage.files.findResources('AWS::CloudFront::OriginAccessControl'));
    expect(controls).toHaveLength(2);
    for (const { Properties } of controls)
      expect(Properties.OriginAccessControlConfig).toMatchObject({
        OriginAccessControlOriginType: 's3',
        SigningBehavior: 'always',
      });
  });

  test('stands behind the firewall under a name of its own, by TLS 1.2 and newer, with a log', () => {
    const { Aliases, WebACLId, ViewerCertificate, Logging } = getConfig();
    expect(Aliases).toEqual(['files.handout.example']);
    expect(WebACLId['Fn::GetStackOutput']).toMatchObject({ Region: 'us-east-1' });
    expect(ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
    expect(Logging.Bucket).toBeDefined();
    stage.edge.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'handout.example',
      SubjectAlternativeNames: ['files.handout.example'],
    });
    const records = Object.values(stage.files.findResources('AWS::Route53::RecordSet'));
    expect(records.map(({ Properties }) => `${Properties.Type} ${Properties.Name}`).sort()).toEqual([
      'A files.handout.example.',
      'AAAA files.handout.example.',
    ]);
  });

  test('cannot be taken down by accident, nor its buckets with it', () => {
    expect(stage.stage.files.terminationProtection).toBe(true);
    for (const { DeletionPolicy } of Object.values(stage.files.findResources('AWS::S3::Bucket')))
      expect(DeletionPolicy).toBe('Retain');
  });
});

describe('the key of files', () => {
  const signers = [
    ...['completeUpload', 'downloadIcon', 'exportAccount', 'listDocuments', 'listGallery'],
    ...['listTrash', 'readImages', 'readPublished', 'readSharedItems', 'restoreDocument'],
  ];

  test('is read by the functions that sign, and by no other', () => {
    const readers = listServiceFunctions(stage).filter(({ statements }) =>
      statements.some(
        ({ actions, resources }) =>
          actions.includes('secretsmanager:GetSecretValue') && resources.join().includes('Keys'),
      ),
    );
    expect(readers.map(({ name }) => name).sort()).toEqual(signers);
    for (const { environment } of readers)
      expect(Object.keys(environment)).toEqual(
        expect.arrayContaining(['FILES_ORIGIN', 'FILES_KEY_ID', 'FILES_KEY_SECRET']),
      );
  });

  test('signs in place of S3: no function may read a published file', () => {
    const readers = listServiceFunctions(stage).filter((one) => isAllowed(one, 's3:GetObject'));
    const resources = readers.flatMap(({ statements }) =>
      statements.filter(({ actions }) => actions.includes('s3:GetObject')).flatMap((one) => one.resources),
    );
    expect(resources.length).toBeGreaterThan(0);
    expect(resources.filter((resource) => resource.includes('Published'))).toEqual([]);
  });

  test('has its private half in no template and no variable: the secret is made without a value', () => {
    for (const template of listTemplates(stage))
      expect(JSON.stringify(template.toJSON())).not.toContain('PRIVATE KEY');
    const [secret] = Object.values(stage.files.findResources('AWS::SecretsManager::Secret'));
    expect(Object.keys(secret?.Properties).sort()).toEqual(['Description', 'Tags']);
  });

  test('is kept though its stack or its name goes: nobody could make it again', () => {
    const secrets = Object.values(stage.files.findResources('AWS::SecretsManager::Secret'));
    expect(
      secrets.map(({ DeletionPolicy, UpdateReplacePolicy }) => [DeletionPolicy, UpdateReplacePolicy]),
    ).toEqual([['Retain', 'Retain']]);
  });

  test('is made by a function that may open just its secret, and that CloudFormation alone calls', () => {
    const [maker, ...others] = listFunctions(stage.files);
    expect(others).toEqual([]);
    const [secret] = Object.keys(stage.files.findResources('AWS::SecretsManager::Secret'));
    const ours = maker?.statements.filter(({ actions }) => !/^(logs|xray):/.test(actions.join()));
    expect(ours).toMatchObject([
      {
        actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
        resources: [`{"Ref":"${secret}"}`],
      },
    ]);
    expect(stage.files.findResources('AWS::Lambda::Permission')).toEqual({});
  });

  test('can be followed by another, which is trusted before it signs', () => {
    const getKey = (fileKeys: readonly [string, ...string[]]) => {
      const made = aStage({ fileKeys });
      const [group] = Object.values(made.files.findResources('AWS::CloudFront::KeyGroup'));
      const trusted: { Ref: string }[] = group?.Properties.KeyGroupConfig.Items;
      const [signer] = listServiceFunctions(made).filter(({ name }) => name === 'readPublished');
      return {
        trusted: trusted.map(({ Ref }) => /Keys(\w+)Public/.exec(Ref)?.[1]),
        signs: /Keys(\w+)Public/.exec(JSON.stringify(signer?.environment.FILES_KEY_ID))?.[1],
      };
    };
    expect(getKey(['first'])).toEqual({ trusted: ['first'], signs: 'first' });
    expect(getKey(['first', 'second'])).toEqual({ trusted: ['first', 'second'], signs: 'first' });
    expect(getKey(['second', 'first'])).toEqual({ trusted: ['second', 'first'], signs: 'second' });
    expect(getKey(['second'])).toEqual({ trusted: ['second'], signs: 'second' });
  });

  test('keeps its secret and its public half whatever place in the list it has', () => {
    const listIds = (fileKeys: readonly [string, ...string[]]) =>
      Object.keys(aStage({ fileKeys }).files.toJSON().Resources).filter((id) => id.startsWith('Keysfirst'));
    expect(listIds(['second', 'first'])).toEqual(listIds(['first']));
  });

  test('can be dropped while functions of an earlier release name it: they read it where it stands', () => {
    const exported = JSON.stringify(stage.files.findOutputs('*', { Export: {} }));
    expect(exported).not.toContain('Keysfirst');
    const outputs = Object.keys(stage.files.findOutputs('*'));
    expect(outputs.filter((name) => name.includes('Keysfirst'))).toHaveLength(2);
  });
});
