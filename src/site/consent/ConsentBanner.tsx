import { Button } from '../components/Button.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Container } from '../components/Container.tsx';
import { bannerMessages as messages } from './messages.ts';

/**
 * Asks for consent while `data-consent` is `unset`, and never without scripts (`consent.css`). Search engines
 * leave its words out of their results (`data-nosnippet`).
 */
export function ConsentBanner() {
  return (
    <section data-nosnippet="" aria-labelledby="samtykke-tittel" className="consent-banner screen-only">
      <Container className="consent-banner-row">
        <div className="consent-banner-words">
          <h2 id="samtykke-tittel" className="text-h4">
            {messages.title}
          </h2>
          <p>
            {messages.text} <span className="consent-reassurance">{messages.reassurance} </span>
            <TextLink href="/personvern">{messages.privacyLink}</TextLink>
          </p>
        </div>
        <div className="consent-banner-buttons">
          <Button variant="quiet" data-consent-control="">
            {messages.settings}
          </Button>{' '}
          <Button variant="strong" data-consent-control="declined">
            {messages.decline}
          </Button>{' '}
          <Button variant="strong" data-consent-control="accepted">
            {messages.accept}
          </Button>
        </div>
      </Container>
    </section>
  );
}
