import { type PublishedGame, publishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { useQuery } from '../../api/query-client.ts';
import { fetchFile } from '../pdf/fetch-file.ts';

async function loadGame(url: string): Promise<PublishedGame> {
  const response = await fetchFile(url, 'The game');
  return publishedGame.parse(await response.json());
}

/** Reads the game at an address. */
export const useGame = (url: string) =>
  useQuery({
    queryKey: ['game', url],
    queryFn: () => loadGame(url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
