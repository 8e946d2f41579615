import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { AlertDialog, Dialog, DialogClose } from '../../ui/dialog.tsx';
import {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
} from '../../ui/dropdown-menu.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tab, TabPanel, Tabs, TabsList } from '../../ui/tabs.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Specimen } from './specimen.tsx';

/** Overlays and tabs. */
export function KitOverlays() {
  const [asking, setAsking] = useState(false);
  const [sort, setSort] = useState('name');
  return (
    <>
      <Specimen title="Overlays">
        <Dialog
          trigger={<Button variant="secondary">Dialog</Button>}
          title="Emerald Spins - Terms & Conditions"
          description="Significant Terms:"
          footer={
            <DialogClose asChild>
              <Button variant="secondary">Close</Button>
            </DialogClose>
          }
        >
          18+. New customers only. Please play responsibly.
        </Dialog>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Alert dialog
        </Button>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Are you sure?"
          description="The game will be permanently deleted. This cannot be undone."
          confirmLabel="Delete"
          danger
          onConfirm={() => toast.success('Deleted')}
        />
        <Sheet trigger={<Button variant="secondary">Sheet</Button>} title="Menu">
          <p className="p-5">A panel from the side.</p>
        </Sheet>
        <DropdownMenu trigger={<Button variant="secondary">Dropdown menu</Button>}>
          <DropdownLabel>Game</DropdownLabel>
          <DropdownItem>
            <Pencil aria-hidden />
            Edit
          </DropdownItem>
          <DropdownItem disabled>
            <Copy aria-hidden />
            Duplicate
          </DropdownItem>
          <DropdownSeparator />
          <DropdownRadioGroup value={sort} onValueChange={setSort}>
            <DropdownRadioItem value="name">By name</DropdownRadioItem>
            <DropdownRadioItem value="rtp">By RTP</DropdownRadioItem>
          </DropdownRadioGroup>
          <DropdownSeparator />
          <DropdownItem>
            <Trash2 aria-hidden />
            Delete
          </DropdownItem>
        </DropdownMenu>
        <Tooltip content="Return to Player (RTP)">
          <Button variant="secondary">Tooltip</Button>
        </Tooltip>
        <Button variant="secondary" onClick={() => toast.success('Saved')}>
          Toast
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Could not be saved')}>
          Error toast
        </Button>
        <Toaster />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs defaultValue="details" className="w-full">
          <TabsList aria-label="Casino">
            <Tab value="details">Details</Tab>
            <Tab value="images">Images</Tab>
            <Tab value="promos">Promos</Tab>
          </TabsList>
          <TabPanel value="details">Details of the casino.</TabPanel>
          <TabPanel value="images">Logo and header.</TabPanel>
          <TabPanel value="promos">Promotions.</TabPanel>
        </Tabs>
      </Specimen>
    </>
  );
}
