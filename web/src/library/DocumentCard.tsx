import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './DocumentCard.css';

interface DocumentCardProps {
  href: string;
  name: string;
  /** Its first sheet, or a sign in its place. */
  picture: ReactNode;
  /** Lines under the name: "Bingo · Published", "2 minutes ago". */
  facts: readonly string[];
  /** Said on the picture, where it takes no line from the cards beside it. */
  mark?: string | undefined;
  /** A menu button. */
  menu?: ReactNode;
}

/** Renders a document in a list: its picture and its name link to it, a menu has its other actions. */
export function DocumentCard({ href, name, picture, facts, mark, menu }: DocumentCardProps) {
  return (
    <li className={menu ? 'document-card document-card-with-menu' : 'document-card'}>
      <Link href={href} className="document-card-link">
        <span className="document-card-desk">{picture}</span>
        <span className="document-card-name" dir="auto" title={name}>
          {name}
        </span>
        {mark && <span className="clipped document-card-mark">{mark}</span>}
        {facts.map((fact) => (
          <span key={fact} className="clipped hint document-card-facts">
            {fact}
          </span>
        ))}
      </Link>
      {menu && <div className="document-card-menu">{menu}</div>}
    </li>
  );
}

/** Renders a sign where there is no picture yet. */
export const BlankPicture = () => <FileText className="document-card-blank" aria-hidden />;
