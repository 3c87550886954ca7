import {
  chooseVariant,
  EXPERIMENT_NAMES,
  EXPERIMENTS,
  type ExperimentName,
  type Variant,
} from '#shared/vocabulary/experiments.ts';
import { deviceMemory } from '../device/device-memory.ts';
import { session } from './api.ts';
import { useSession } from './use-session.ts';

const DEVICE_KEY = 'experiments/device';

/** Returns a random name for this device, which is stored nowhere else. */
function getDeviceId(): string {
  const known = deviceMemory.read(DEVICE_KEY);
  const id = known ?? crypto.randomUUID();
  if (known === null) deviceMemory.write(DEVICE_KEY, id);
  return id;
}

const choosePlace = (name: ExperimentName, userId: string | undefined): number =>
  EXPERIMENTS[name].isOn ? chooseVariant(name, EXPERIMENTS[name], userId ?? getDeviceId()) : 0;

/** Returns the variant of an experiment for this account, or for this device while nobody is signed in. */
export function useVariant<Name extends ExperimentName>(name: Name): Variant<Name> {
  const { user } = useSession();
  return EXPERIMENTS[name].variants[choosePlace(name, user?.id)] as Variant<Name>;
}

/** Lists the variants of the experiments that are on, by their places, to be recorded with an event. */
export const listVariants = (): Record<string, number> =>
  Object.fromEntries(
    EXPERIMENT_NAMES.filter((name) => EXPERIMENTS[name].isOn).map((name) => [
      name,
      choosePlace(name, session.getState().user?.id),
    ]),
  );
