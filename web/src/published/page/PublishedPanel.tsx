import {
  GalleryHorizontalEnd,
  Globe,
  GraduationCap,
  KeyIcon,
  Link2,
  LockIcon,
  Printer,
  QrCode,
} from 'lucide-react';
import { useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import type { Sides } from '#shared/kinds/flashcard/page-setups.ts';
import { getGradeName } from '#shared/vocabulary/subjects.ts';
import { useSession } from '../../api/use-session.ts';
import { useSignIn } from '../../modals/SignInProvider.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Chip } from '../../ui/fields/Chip.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { createLazyDialog, createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { formatMoment } from '../../ui/words/format-moment.ts';
import { type BackOffset, isDoubleSided, useBackOffset } from '../backs/back-offset.ts';
import type { GameViewName } from '../game/GameDialog.tsx';
import { toFileName, type Version } from '../pdf/pdf-version.ts';
import type { SheetsOn } from '../pdf/use-sheets-on.ts';
import { PagePictures } from '../pictures/PagePictures.tsx';
import { Deliveries } from './Deliveries.tsx';
import { GameButtons } from './GameButtons.tsx';
import { KeyDownload } from './KeyDownload.tsx';
import { PaperChoice } from './PaperChoice.tsx';
import { Sharing } from './Sharing.tsx';

// Few documents have several sets of sheets, and a list to choose from is large.
const CopiesChoice = createLazyPart(async () => (await import('./CopiesChoice.tsx')).CopiesChoice, {
  waiting: <div className="published-copies-waiting" />,
});

// Only decks with two sides have this part.
const BothSides = createLazyPart(async () => (await import('./BothSides.tsx')).BothSides, {
  waiting: <div className="published-sides-waiting" />,
});

const LearnDialog = createLazyDialog(async () => (await import('../learn/LearnDialog.tsx')).LearnDialog);
const StudyLinkDialog = createLazyDialog(async () => (await import('./StudyLinkDialog.tsx')).StudyLinkDialog);

interface PublishedPanelProps {
  document: PublishedDocument;
  /** The visitor came for the key and may not see it. */
  isKeyMissed: boolean;
  version: Version;
  onVersion: (version: Version) => void;
  /** Opens the cards of a deck. */
  onStudy: () => void;
  /** Opens a game: its caller, or the check of a card. */
  onGame: (view: GameViewName) => void;
  /** The number of pages of the version; null until that is known. */
  pages: number | null;
  /** The PDF of the version; null while it is on its way. */
  file: Blob | null;
  /** True where the file did not come. */
  isLost: boolean;
  /** The state of the sheets that are still being made. */
  sheets: SheetsOn;
}

const SIDES = [
  { value: 'student', label: 'Student' },
  { value: 'key', label: 'Answer key', drawing: <KeyIcon size={18} aria-hidden /> },
] as const;

/** Renders the facts of a document, and the actions on it. */
export function PublishedPanel(props: PublishedPanelProps) {
  const { document, isKeyMissed, version, onVersion, onStudy, onGame, pages, file, isLost, sheets } = props;
  const [offset, setOffset] = useBackOffset();
  const sides = document.deck?.sides ?? 'fronts';
  return (
    <aside className="published-panel" aria-label="About this document">
      <h1 className="published-title" dir="auto">
        {document.title || document.filename}
      </h1>
      <Facts document={document} pages={pages} />
      {isKeyMissed && <NoKey document={document} />}
      {document.has_changed && <Changed document={document} />}
      <Topics document={document} />
      <VersionChoices {...{ document, version, onVersion, sheets }} />
      <Deliveries
        file={file}
        making={sheets.making}
        isLost={isLost}
        isOwner={document.is_owner}
        name={toFileName(document.filename, version)}
        prepare={(pdf) => shiftForPrinter(pdf, sides, offset)}
      />
      <KeyDownload document={document} version={version} />
      <PagePictures
        pdf={file}
        pages={pages}
        name={toFileName(document.filename, version)}
        isDisabled={isLost || sheets.making !== null}
      />
      {document.game_url && <GameButtons document={document} onGame={onGame} />}
      {document.deck && document.study_url && <StudyButtons document={document} onStudy={onStudy} />}
      {isDoubleSided(sides) && (
        <BothSides
          paper={version.other ?? document.paper}
          edge={sides}
          offset={offset}
          onOffset={setOffset}
        />
      )}
      <hr className="published-line" />
      <Sharing document={document} />
    </aside>
  );
}

/** Renders what opens the cards of a deck, and what others open them by where they may. */
function StudyButtons({ document, onStudy }: Pick<PublishedPanelProps, 'document' | 'onStudy'>) {
  const [isLearning, learn] = useState(false);
  const [isSharing, share] = useState(false);
  const { is_private, link_shared } = document;
  return (
    <div className="stack published-actions">
      <Button icon={GalleryHorizontalEnd} size="large" onPress={onStudy}>
        Study on the screen
      </Button>
      <Button icon={GraduationCap} onPress={() => learn(true)}>
        Learn: choose, then type
      </Button>
      {(!is_private || link_shared) && (
        <Button icon={QrCode} onPress={() => share(true)}>
          Study link and code
        </Button>
      )}
      {isLearning && <LearnDialog document={document} onClose={() => learn(false)} />}
      {isSharing && <StudyLinkDialog document={document} onClose={() => share(false)} />}
    </div>
  );
}

type VersionChoicesProps = Pick<PublishedPanelProps, 'document' | 'version' | 'onVersion' | 'sheets'>;

/** Renders the choices between the versions of the document that there are. */
const VersionChoices = ({ document, version, onVersion, sheets }: VersionChoicesProps) => (
  <>
    <PaperChoice document={document} version={version} onVersion={onVersion} sheets={sheets} />
    {(document.versions.length > 0 || document.class_url !== null) && (
      <CopiesChoice document={document} version={version} onVersion={onVersion} />
    )}
    {document.key_url && version.copies !== 'class' && (
      <Segments
        label="Show"
        options={SIDES}
        value={version.side}
        onChange={(side) => onVersion({ ...version, side })}
      />
    )}
    {document.large_pdf_url && version.copies === undefined && (
      <Switch isSelected={version.large} onChange={(large) => onVersion({ ...version, large })}>
        Large print
      </Switch>
    )}
  </>
);

const Topics = ({ document: { subjects, grade_levels } }: Pick<PublishedPanelProps, 'document'>) => (
  <div className="chips">
    {subjects.map((subject) => (
      <Chip key={subject}>{subject}</Chip>
    ))}
    {grade_levels.map((grade) => (
      <Chip key={grade}>{getGradeName(grade)}</Chip>
    ))}
  </div>
);

/** Tells who came for the key why it is not there. */
function NoKey({ document: { key_shared_from } }: Pick<PublishedPanelProps, 'document'>) {
  const { status } = useSession();
  const askToSignIn = useSignIn();
  return (
    <div className="stack published-changed" role="status">
      <p>
        {key_shared_from
          ? `The answer key opens on ${formatMoment(key_shared_from)}.`
          : 'The answer key is for its teacher alone.'}
      </p>
      {status !== 'in' && (
        <Button onPress={() => void askToSignIn({ tab: 'log-in' })}>Log in, if it is yours</Button>
      )}
    </div>
  );
}

/** Tells the owner that the PDF is older than the document. */
const Changed = ({ document: { id } }: Pick<PublishedPanelProps, 'document'>) => (
  <div className="stack published-changed">
    <p>You changed this since its PDF was made.</p>
    <ButtonLink href={`/edit/${id}?print`} icon={Printer}>
      Update printable
    </ButtonLink>
  </div>
);

function describeAudience({ is_private, link_shared }: PublishedDocument) {
  if (!is_private) return { Icon: Globe, words: 'Public' };
  return link_shared ? { Icon: Link2, words: 'Link only' } : { Icon: LockIcon, words: 'Private' };
}

function Facts({ document, pages }: Pick<PublishedPanelProps, 'document' | 'pages'>) {
  const { author } = document;
  const { Icon, words } = describeAudience(document);
  return (
    <p className="published-facts">
      {author && <span>By {author}</span>}
      {pages !== null && <span>{pages === 1 ? '1 page' : `${pages} pages`}</span>}
      <span>
        <Icon aria-hidden />
        {words}
      </span>
    </p>
  );
}

/** Returns the PDF for this device's printer; the published file stays the same for all users. */
async function shiftForPrinter(pdf: Blob, sides: Sides, offset: BackOffset): Promise<Blob> {
  if (offset.x === 0 && offset.y === 0) return pdf;
  const { shiftBackPages } = await import('../backs/shift-backs.ts');
  const shifted = await shiftBackPages(await pdf.arrayBuffer(), sides, offset);
  return new Blob([shifted], { type: pdf.type });
}
