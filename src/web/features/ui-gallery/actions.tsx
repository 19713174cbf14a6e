import { Heart, Share2, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Tooltip, TooltipProvider } from '#web/ui/dialogs/tooltip.tsx';
import { MenuButton } from '#web/ui/menus/menu-button.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

const LOOKS = ['primary', 'secondary', 'quiet', 'destructive'] as const;
const exampleMenu = () => import('./example-menu.tsx');

export function Actions() {
  return (
    <GallerySection title="Actions">
      {LOOKS.map((look) => (
        <Row key={look} label={`Button, ${look}`}>
          <Button look={look} size="large">
            List Your Boat
          </Button>
          <Button look={look}>List Your Boat</Button>
          <Button look={look} size="small">
            List Your Boat
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} busy>
            Sending...
          </Button>
        </Row>
      ))}
      <Row label="Link button">
        <LinkButton to="/search">Browse All Boats</LinkButton>
        <LinkButton to="/learn-more" look="secondary">
          Learn More
        </LinkButton>
      </Row>
      <Row label="On navy">
        <div className="on-deck flex gap-3 rounded-card p-4">
          <Button look="deck" size="small">
            Sign In
          </Button>
          <Button look="deck" size="small" disabled>
            Disabled
          </Button>
        </div>
      </Row>
      <Row label="Icon button, tooltip">
        <TooltipProvider>
          <Tooltip text="Save to your watchlist">
            <IconButton label="Save">
              <Heart />
            </IconButton>
          </Tooltip>
          <Tooltip text="Copy the link of this page">
            <IconButton label="Share">
              <Share2 />
            </IconButton>
          </Tooltip>
        </TooltipProvider>
        <IconButton label="Delete" disabled>
          <Trash2 />
        </IconButton>
      </Row>
      <Row label="Menu">
        <MenuButton
          menu={exampleMenu}
          className="inline-flex h-11 items-center gap-2 rounded-control border border-control px-4"
        >
          Actions
        </MenuButton>
      </Row>
    </GallerySection>
  );
}
