import { useQuery } from '@tanstack/react-query';
import { type PublishedGame, publishedGame } from '#shared/kinds/bingo/published-game.ts';

async function load(url: string): Promise<PublishedGame> {
  // An address whose time is over is refused without leave to read it, so that fetch throws.
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error('The game could not be fetched. Please load this page again.');
  return publishedGame.parse(await response.json());
}

/** The game at an address. */
export const useGame = (url: string) =>
  useQuery({
    queryKey: ['game', url],
    queryFn: () => load(url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
