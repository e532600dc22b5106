import { bond } from '../../components/bond.ts';
import { Cell } from '../../components/Cell.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { About } from '../../site/site.ts';
import { CredentialWords } from './CredentialWords.tsx';
import { PartnerLink } from './PartnerLink.tsx';

const padding = 'px-cell-x py-5 sm:py-cell-y';

/** The firm's approvals and its partners, whose cells lead to their own sites. */
export function Credentials({ title, cards }: NonNullable<About['credentials']>) {
  const places = bond(cards.length, { base: 2, lg: 4 });
  return (
    <>
      <Cell className="pb-4 sm:pb-6">
        <h3 className="text-h3">{title}</h3>
      </Cell>
      <Tiles as="ul" layout="bond">
        {cards.map((card, index) =>
          'link' in card ? (
            <Cell key={card.title} as="li" padding="none" className={places[index]}>
              <PartnerLink partner={card} className={padding} />
            </Cell>
          ) : (
            <Cell key={card.title} as="li" padding="none" className={`${padding} ${places[index]}`}>
              <CredentialWords
                mark={<ContentIcon name={card.icon} className="size-10.5 text-strong" />}
                title={card.title}
                text={card.text}
              />
            </Cell>
          ),
        )}
      </Tiles>
    </>
  );
}
