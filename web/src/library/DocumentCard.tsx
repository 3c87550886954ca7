import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { EntityType } from '#shared/document/document.ts';
import { KindDrawing } from './KindDrawing.tsx';
import './DocumentCard.css';

interface DocumentCardProps {
  href: string;
  name: string;
  kind: EntityType;
  /** Its first page; the drawing of its kind where there is no picture yet. */
  thumbnail?: string | null;
  /** Kind, state, last change: in one line. */
  facts: readonly string[];
  /** A menu button. */
  menu: ReactNode;
}

/** A document in a list: its picture and its name lead to it, the rest is in the menu. */
export function DocumentCard({ href, name, kind, thumbnail = null, facts, menu }: DocumentCardProps) {
  return (
    <li className="document-card">
      <Link href={href} className="document-card-link">
        <span className="document-card-desk">
          {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <KindDrawing kind={kind} />}
        </span>
        <span className="document-card-name">{name}</span>
        <span className="document-card-facts">{facts.join(' · ')}</span>
      </Link>
      <div className="document-card-menu">{menu}</div>
    </li>
  );
}
