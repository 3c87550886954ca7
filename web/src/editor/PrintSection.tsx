import { ExternalLink, FileDown, Printer } from 'lucide-react';
import type { PublishState } from '#shared/api/models.ts';
import { useEditor } from '../document/editor-context.ts';
import { SideBarSection } from '../document/SideBarSection.tsx';
import type { Saver } from '../saving/saver.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { formatMoment } from '../ui/words/format-moment.ts';
import { isMakingPdf } from './use-followed-publish.ts';
import { useIsPdfOld } from './use-is-pdf-old.ts';

interface PrintSectionProps {
  readonly saver: Saver;
  readonly publish: PublishState;
  readonly onMakePrintable: () => void;
}

/** Renders the section of a published document: whether its PDF is up to date, and the way to its page. */
export function PrintSection({ saver, publish, onMakePrintable }: PrintSectionProps) {
  const { slug, published_at } = publish;
  const { view } = useEditor();
  const isChanged = useIsPdfOld(saver, publish);
  if (isMakingPdf(publish)) return <MakingSection />;
  if (slug === null || published_at === null) return null;
  const made = formatMoment(published_at);
  const exportQuestions = () => {
    view.exports = 'questions';
  };
  return (
    <SideBarSection
      id="print"
      title="Print"
      summary={isChanged ? 'Changes are not in the PDF yet' : 'Published'}
    >
      <p className="panel-notice">
        {isChanged
          ? `You changed this since its PDF was made on ${made}.`
          : `The PDF of ${made} shows this document as it is.`}
      </p>
      <div className="row">
        <ButtonLink href={`/d/${saver.id}/${slug}`} icon={ExternalLink}>
          Open its page
        </ButtonLink>
        {isChanged && (
          <Button variant="filled" icon={Printer} onPress={onMakePrintable}>
            Update printable
          </Button>
        )}
        <Button icon={FileDown} onPress={exportQuestions}>
          Export
        </Button>
      </div>
    </SideBarSection>
  );
}

/** Renders the section while a publish that was begun before, or in another tab, goes on. */
const MakingSection = () => (
  <SideBarSection id="print" title="Print" summary="Making your PDF">
    <p className="panel-notice" role="status">
      Your PDF is being made. You can go on working: it shows this document as it was when you pressed Make
      Printable.
    </p>
  </SideBarSection>
);
