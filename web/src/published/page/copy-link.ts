import { showToast } from '../../ui/feedback/toast.ts';

/** Copies an address and says so; where the browser forbids that, it says where the address stands. */
export async function copyLink(address: string, refused: string): Promise<void> {
  const words = await navigator.clipboard.writeText(address).then(
    () => 'Link copied',
    () => refused,
  );
  showToast({ words });
}
