import { ArrowUpRight } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { elsewhere, NewTab } from '../../components/TextLink.tsx';
import type { PartnerCard } from '../../site/site.ts';
import { CredentialWords } from './CredentialWords.tsx';

interface PartnerLinkProps {
  partner: PartnerCard;
  className?: string;
}

/** A partner's card: the whole cell is a link to the partner's site, named by the logo and the words. */
export function PartnerLink({ partner, className }: PartnerLinkProps) {
  const { title, text, company, link, logo } = partner;
  const mark = (
    <>
      {logo ? (
        <img
          {...logo}
          alt={company}
          loading="lazy"
          decoding="async"
          className="h-auto max-h-10.5 max-w-full object-contain object-left forced-color-adjust-none forced-colors:bg-surface"
        />
      ) : (
        <span className="line-clamp-2 leading-[1.2] font-semibold wrap-anywhere hyphens-auto text-strong">
          {company}
        </span>
      )}
      <Icon
        glyph={ArrowUpRight}
        className="ml-auto size-5 self-start text-ink-muted transition-[translate] group-hover:translate-x-0.5 group-hover:-translate-y-0.5 max-sm:hidden"
      />
    </>
  );
  return (
    <a
      href={link}
      {...elsewhere}
      className={`group block h-full transition-[background-color] hover:bg-surface-tint focus-visible:-outline-offset-3 ${className}`}
    >
      <CredentialWords
        mark={mark}
        title={title}
        text={
          <>
            {text}
            <NewTab />
          </>
        }
      />
    </a>
  );
}
