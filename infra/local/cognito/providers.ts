import { GOOGLE, MICROSOFT, toSchoolProvider } from '../../config/sign-in.ts';

/** A provider that the pool leads to. A school's tells of no address whether it is verified. */
export interface LocalProvider {
  readonly id: string;
  readonly label: string;
  readonly poolName: string;
  readonly domains: readonly string[] | null;
}

const SCHOOL = toSchoolProvider({
  ...{ id: 'river', label: 'River School', metadataUrl: '' },
  domains: ['river.example'],
});

/** The stand-ins that a local product can switch on. */
export const LOCAL_PROVIDERS: readonly LocalProvider[] = [GOOGLE, MICROSOFT, SCHOOL];
