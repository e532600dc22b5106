import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentIcon, Icon } from '../../components/Icon.tsx';
import { elsewhere, NewTab } from '../../components/TextLink.tsx';
import { bond, Cell, Tiles } from '../../components/Wall.tsx';
import type { About, PartnerCard } from '../../site/site.ts';

/** The firm's approvals and its partners, whose cells lead to their own sites. */
export function Credentials({ title, cards }: NonNullable<About['credentials']>) {
  const places = bond(cards.length, { base: 1, xs: 2, lg: 4 });
  return (
    <>
      <Cell className="pb-4 sm:pb-6 print:break-after-avoid">
        <h3 className="text-h3">{title}</h3>
      </Cell>
      <Tiles as="ul" layout="bond">
        {cards.map((card, index) => (
          <Cell key={card.title} as="li" padding="none" className={places[index]}>
            {card.kind === 'partner' ? (
              <PartnerLink partner={card} />
            ) : (
              <div className="credential">
                <Words mark={<ContentIcon name={card.icon} />} title={card.title}>
                  {card.text}
                  {card.issuer && ` Utstedt av ${card.issuer}.`}
                </Words>
              </div>
            )}
          </Cell>
        ))}
      </Tiles>
    </>
  );
}

/** A partner's card: the whole cell is a link to the partner's site, named by the logo and the words. */
function PartnerLink({ partner: { title, text, company, link, logo } }: { partner: PartnerCard }) {
  const mark = (
    <>
      {logo ? <img {...logo} alt={company} loading="lazy" decoding="async" /> : <span>{company}</span>}
      <Icon glyph={ArrowUpRight} />
    </>
  );
  return (
    <a href={link} {...elsewhere} className="credential">
      <Words mark={mark} title={title}>
        {text}
        <NewTab />
      </Words>
    </a>
  );
}

/** What every card holds: a mark of fixed height, so that the titles of a row line up, and the words. */
function Words({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      <div className="credential-mark">{mark}</div>
      <h4 className="text-h4 font-semibold">{title}</h4>
      <p className="cell-words mt-1">{children}</p>
    </>
  );
}
