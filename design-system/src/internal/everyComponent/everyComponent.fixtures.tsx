/** One of each component of the package, with only its required props. */
import type { ReactElement } from 'react'
import { AccessDenied } from '../../components/AccessDenied/AccessDenied.tsx'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { ActionsMenu } from '../../components/ActionsMenu/ActionsMenu.tsx'
import { AsideLayout } from '../../components/AsideLayout/AsideLayout.tsx'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Badge, CountBadge } from '../../components/Badge/Badge.tsx'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Board } from '../../components/Board/Board.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { AreaChart, BarChart, CalendarChart, DonutChart, LineChart } from '../../components/Chart/Chart.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { CodeField } from '../../components/CodeField/CodeField.tsx'
import { ColorField } from '../../components/ColorField/ColorField.tsx'
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx'
import { CommandPalette } from '../../components/CommandPalette/CommandPalette.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { DataGrid } from '../../components/DataGrid/DataGrid.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx'
import { DateTime } from '../../components/DateTime/DateTime.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { FieldComparison } from '../../components/FieldComparison/FieldComparison.tsx'
import { FileButton } from '../../components/FileButton/FileButton.tsx'
import { FilePicker } from '../../components/FilePicker/FilePicker.tsx'
import { FileUpload } from '../../components/FileUpload/FileUpload.tsx'
import { FolderTree } from '../../components/FolderTree/FolderTree.tsx'
import { Grid } from '../../components/Grid/Grid.tsx'
import { Guidance } from '../../components/Guidance/Guidance.tsx'
import { IbanField } from '../../components/IbanField/IbanField.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconPicker } from '../../components/IconPicker/IconPicker.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { KeyFigure, KeyFigureGroup } from '../../components/KeyFigure/KeyFigure.tsx'
import { Lineage } from '../../components/Lineage/Lineage.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Loader } from '../../components/Loader/Loader.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { MarkedText } from '../../components/MarkedText/MarkedText.tsx'
import { Menu, MenuItem, MenuSection, Submenu } from '../../components/Menu/Menu.tsx'
import { MenuIcon } from '../../components/MenuIcon/MenuIcon.tsx'
import { Meter } from '../../components/Meter/Meter.tsx'
import { MonthCalendar } from '../../components/MonthCalendar/MonthCalendar.tsx'
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx'
import { NetworkGraph } from '../../components/NetworkGraph/NetworkGraph.tsx'
import { NotFound } from '../../components/NotFound/NotFound.tsx'
import { NotificationBell } from '../../components/NotificationBell/NotificationBell.tsx'
import {
  NotificationFeed,
  NotificationFeedSkeleton,
} from '../../components/NotificationFeed/NotificationFeed.tsx'
import { NotificationPanel } from '../../components/NotificationPanel/NotificationPanel.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { Offline } from '../../components/Offline/Offline.tsx'
import { Page } from '../../components/Page/Page.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { PageMark } from '../../components/PageMark/PageMark.tsx'
import { PageThumbnail } from '../../components/PageThumbnail/PageThumbnail.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { PaperForm } from '../../components/PaperForm/PaperForm.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { PdfViewer } from '../../components/PdfViewer/PdfViewer.tsx'
import { PersonPicker } from '../../components/PersonPicker/PersonPicker.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { PlainText } from '../../components/PlainText/PlainText.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { RangeSlider } from '../../components/RangeSlider/RangeSlider.tsx'
import { RuleBuilder } from '../../components/RuleBuilder/RuleBuilder.tsx'
import { SavedViews } from '../../components/SavedViews/SavedViews.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { SignatureField } from '../../components/SignatureField/SignatureField.tsx'
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx'
import { Skippable } from '../../components/Skippable/Skippable.tsx'
import { Sparkline } from '../../components/Sparkline/Sparkline.tsx'
import { SplitView } from '../../components/SplitView/SplitView.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatementTable } from '../../components/StatementTable/StatementTable.tsx'
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx'
import { Stepper, StepperSkeleton } from '../../components/Stepper/Stepper.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextComparison } from '../../components/TextComparison/TextComparison.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Tile } from '../../components/Tile/Tile.tsx'
import { TileGrid } from '../../components/TileGrid/TileGrid.tsx'
import { TimeField } from '../../components/TimeField/TimeField.tsx'
import { Timeline, TimelineSkeleton } from '../../components/Timeline/Timeline.tsx'
import { ToastHost } from '../../components/Toast/Toast.tsx'
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx'
import { Toolbar } from '../../components/Toolbar/Toolbar.tsx'
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx'
import {
  ValidationMessage,
  ValidationMessages,
} from '../../components/ValidationMessage/ValidationMessage.tsx'
import { ValidationSummary } from '../../components/ValidationSummary/ValidationSummary.tsx'
import { Viewfinder } from '../../components/Viewfinder/Viewfinder.tsx'
import { WorkList } from '../../components/WorkList/WorkList.tsx'
import { AppShell } from '../../patterns/AppShell/AppShell.tsx'
import { ConflictDialog } from '../../patterns/ConflictDialog/ConflictDialog.tsx'
import { DesignSystemProvider } from '../../patterns/DesignSystemProvider/DesignSystemProvider.tsx'
import { EmbeddedFrame } from '../../patterns/EmbeddedFrame/EmbeddedFrame.tsx'
import { FacetPanel } from '../../patterns/FacetPanel/FacetPanel.tsx'
import { FilterPanel } from '../../patterns/FilterPanel/FilterPanel.tsx'
import { Footer } from '../../patterns/Footer/Footer.tsx'
import { FormGuide, FormPage, FormSection, FormStep } from '../../patterns/FormPage/FormPage.tsx'
import { Greeting } from '../../patterns/Greeting/Greeting.tsx'
import { Header } from '../../patterns/Header/Header.tsx'
import { Landing } from '../../patterns/Landing/Landing.tsx'
import { Launcher } from '../../patterns/Launcher/Launcher.tsx'
import { MenuPreview } from '../../patterns/MenuPreview/MenuPreview.tsx'
import { NotificationPreview } from '../../patterns/NotificationPreview/NotificationPreview.tsx'
import { Sidebar } from '../../patterns/Sidebar/Sidebar.tsx'
import { UnsavedChangesDialog } from '../../patterns/UnsavedChangesDialog/UnsavedChangesDialog.tsx'
import { initialView } from '../../components/DataGrid/gridView.ts'
import type { UploadTransport } from '../../components/FileUpload/upload.ts'

const nothing = () => undefined
const later = async () => undefined
const options = [
  { id: 'a', label: 'Annual' },
  { id: 'b', label: 'Monthly' },
]
const clients = [{ id: '1', name: 'Fontaine' }]
const idOf = ({ id }: { id: string }) => id
const columns = [
  { id: 'name', title: 'Name', type: 'text' as const, value: ({ name }: { name: string }) => name },
]
const figures = { categories: [], series: [] }
const transport: UploadTransport = {
  start: () => ({ pause: nothing, resume: nothing, cancel: nothing }),
}
/** A white dot. */
const picture = new Blob([
  Uint8Array.from(atob('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='), letter => letter.charCodeAt(0)),
])
/** Servers have no `MediaStream`. */
const stream = typeof MediaStream === 'undefined' ? ({} as MediaStream) : new MediaStream()

const inMenu = (part: ReactElement) => (
  <Menu trigger={<Button>Actions</Button>} isOpen>
    {part}
  </Menu>
)
const onPage = (part: ReactElement) => <div style={{ position: 'relative' }}>{part}</div>

/** Components with an element of their own, by name. */
export const withElement: Readonly<Record<string, ReactElement>> = {
  AccessDenied: <AccessDenied subject="screen" actions={<Button>Home</Button>} />,
  Accordion: <Accordion items={[{ id: 'a', title: 'Terms', content: 'Thirty days' }]} />,
  ActionsMenu: (
    <ActionsMenu label="Actions for Reports">
      <MenuItem label="Rename" />
    </ActionsMenu>
  ),
  AsideLayout: <AsideLayout aside="Contents">Text</AsideLayout>,
  Avatar: <Avatar name="Anne Martin" />,
  Badge: <Badge>New</Badge>,
  CountBadge: <CountBadge count={3} label="3 requests" />,
  Banner: <Banner kind="info" title="Saved" />,
  Board: <Board columns={[{ id: 'a', title: 'To do', count: 0, cards: [] }]} emptyText="Nothing" />,
  Breadcrumbs: (
    <Breadcrumbs
      items={[
        { id: 'home', label: 'Home', href: '/' },
        { id: 'page', label: 'Reports' },
      ]}
    />
  ),
  Button: <Button>Send</Button>,
  Card: <Card title="Client">Fontaine</Card>,
  BarChart: <BarChart title="Requests" data={figures} />,
  LineChart: <LineChart title="Requests" data={figures} />,
  AreaChart: <AreaChart title="Requests" data={figures} />,
  DonutChart: <DonutChart title="Requests" parts={[]} />,
  CalendarChart: <CalendarChart title="Requests" days={[]} year={2026} />,
  Checkbox: (
    <Checkbox value={false} onChange={nothing}>
      I accept the terms
    </Checkbox>
  ),
  CodeField: <CodeField label="Code" value="" onChange={nothing} />,
  ColorField: <ColorField label="Color" value="#2b7fb8" onChange={nothing} />,
  ComboBox: <ComboBox label="Client" value={null} onChange={nothing} options={options} />,
  CommandPalette: <CommandPalette isOpen onOpenChange={nothing} sources={[]} />,
  ConfirmDialog: (
    <ConfirmDialog
      isOpen
      onOpenChange={nothing}
      title="Delete the report?"
      confirmLabel="Delete"
      onConfirm={nothing}
    >
      It cannot be restored.
    </ConfirmDialog>
  ),
  DataGrid: <DataGrid aria-label="Clients" rows={clients} columns={columns} getRowId={idOf} />,
  DateField: <DateField label="Day" value={null} onChange={nothing} />,
  DatePicker: <DatePicker label="Day" value={null} onChange={nothing} />,
  DateRangePicker: <DateRangePicker label="Period" value={{ start: null, end: null }} onChange={nothing} />,
  DateTime: <DateTime value="2026-03-12T09:30:00Z" />,
  DescriptionList: <DescriptionList items={[{ term: 'City', value: 'Lyon' }]} />,
  Dialog: <Dialog isOpen onOpenChange={nothing} title="New report" />,
  Disclosure: <Disclosure title="More">Details</Disclosure>,
  Drawer: <Drawer isOpen onOpenChange={nothing} title="Filters" />,
  EmptyState: <EmptyState title="No report" />,
  ErrorState: <ErrorState />,
  FieldComparison: (
    <FieldComparison
      label="Client"
      sides={{ first: 'Kept', second: 'Yours' }}
      fields={[{ name: 'city', label: 'City', first: 'Lyon', second: 'Paris' }]}
      value={{}}
      onChange={nothing}
    />
  ),
  FileButton: <FileButton onChoose={nothing}>Choose a file</FileButton>,
  FilePicker: <FilePicker label="PDF to verify" onChoose={nothing} />,
  FileUpload: <FileUpload label="Documents" transport={transport} />,
  FolderTree: <FolderTree aria-label="Folders" items={[{ id: 'a', parentId: null, name: 'Accounts' }]} />,
  Grid: <Grid>Text</Grid>,
  Guidance: <Guidance title="First steps">Read the guide.</Guidance>,
  IbanField: <IbanField label="IBAN" value="" onChange={nothing} />,
  IconButton: <IconButton label="Print" icon="P" />,
  IconPicker: <IconPicker label="Icon" value={null} onChange={nothing} />,
  Inline: <Inline>Text</Inline>,
  KeyFigure: <KeyFigure label="Requests" value={12} />,
  KeyFigureGroup: (
    <KeyFigureGroup>
      <KeyFigure label="Requests" value={12} />
    </KeyFigureGroup>
  ),
  Lineage: (
    <Lineage label="Why Anne can read reports" steps={[{ id: 'a', kind: 'Role', title: 'Auditor' }]} />
  ),
  LinkButton: <LinkButton href="/reports">Reports</LinkButton>,
  Loader: <Loader label="Loading reports" delay={0} />,
  Logo: <Logo />,
  Menu: (
    <Menu trigger={<Button>Actions</Button>} isOpen>
      <MenuItem label="Rename" />
    </Menu>
  ),
  MenuItem: <MenuItem label="Rename" />,
  MenuSection: (
    <MenuSection title="Reports">
      <MenuItem label="Rename" />
    </MenuSection>
  ),
  Submenu: (
    <Submenu label="Move">
      <MenuItem label="Up" />
    </Submenu>
  ),
  MenuIcon: <MenuIcon name="calendar" color="#2b7fb8" />,
  Meter: <Meter label="Space used" value={40} />,
  MonthCalendar: (
    <MonthCalendar date="2026-03-12" onChange={nothing} entries={[]} emptyText="Nothing planned" />
  ),
  MultiSelect: <MultiSelect label="Clients" value={[]} onChange={nothing} options={options} />,
  NetworkGraph: (
    <NetworkGraph
      aria-label="Clients"
      nodes={[{ id: 'a', label: 'Fontaine', kind: 'client' }]}
      edges={[]}
      kinds={[{ id: 'client', label: 'Client', pluralLabel: 'Clients', shape: 'circle' }]}
    />
  ),
  NotFound: <NotFound actions={<Button>Home</Button>} />,
  NotificationBell: <NotificationBell items={[]} unreadCount={0} onRead={later} />,
  NotificationFeed: (
    <NotificationFeed aria-label="Notifications" items={[]} total={0} onRead={later} onLoadMore={later} />
  ),
  NotificationFeedSkeleton: <NotificationFeedSkeleton />,
  NotificationPanel: <NotificationPanel aria-label="Notifications" items={[]} onRead={later} />,
  NumberField: <NumberField label="Hours" value={null} onChange={nothing} />,
  Offline: <Offline onRetry={nothing} />,
  Page: <Page>Text</Page>,
  PageHeader: <PageHeader title="Reports" />,
  PageMark: <PageMark label="Signature" left={10} top={10} width={100} height={40} />,
  PageThumbnail: <PageThumbnail label="Page 1" />,
  Pagination: <Pagination label="Pages" page={1} pageSize={25} total={60} onPage={nothing} />,
  PaperForm: (
    <PaperForm
      sheets={[{ id: 'a', title: 'Room 1', rows: [{ id: 'a', cells: ['Desk'] }] }]}
      columns={['Thing']}
      blanks={['Count']}
    />
  ),
  PasswordField: (
    <PasswordField label="Password" value="" onChange={nothing} autoComplete="current-password" />
  ),
  AppShell: (
    <AppShell header="Header" pageKey="/" title="Reports">
      Page
    </AppShell>
  ),
  ConflictDialog: (
    <ConflictDialog
      isOpen
      fields={[{ name: 'city', label: 'City', theirs: 'Lyon', mine: 'Paris' }]}
      onBack={nothing}
      onReload={nothing}
      onOverwrite={nothing}
    />
  ),
  EmbeddedFrame: (
    <EmbeddedFrame src="about:blank" title="Report" allowedOrigins={[]} token="" theme="light" />
  ),
  FacetPanel: (
    <FacetPanel
      facets={[{ id: 'year', title: 'Year', values: [] }]}
      value={{}}
      onChange={nothing}
      resultLabel="Show 3 reports"
    >
      Reports
    </FacetPanel>
  ),
  FilterPanel: (
    <FilterPanel activeCount={0} onClear={nothing}>
      Fields
    </FilterPanel>
  ),
  Footer: <Footer version="1.0" />,
  FormPage: (
    <FormPage onSubmit={nothing} submitLabel="Send">
      Fields
    </FormPage>
  ),
  FormStep: (
    <FormStep step="a" title="Client">
      Fields
    </FormStep>
  ),
  FormSection: <FormSection title="Address">Fields</FormSection>,
  FormGuide: <FormGuide label="Fields" progress="1 of 3" nextLabel="Next" next="City" />,
  Greeting: <Greeting title="Hello" date="12 March 2026" />,
  Header: <Header locale="en" onLocaleChange={nothing} theme="system" onThemeChange={nothing} homeHref="/" />,
  Landing: (
    <Landing
      logo={<Logo />}
      controls="Controls"
      title="Parvis"
      sentence="The portal."
      actions={<Button>Sign in</Button>}
    />
  ),
  Launcher: <Launcher isOpen onOpenChange={nothing} items={[]} />,
  MenuPreview: (
    <MenuPreview
      lang="en"
      caption="English"
      title="Reports"
      description="All reports"
      icon="calendar"
      color="#2b7fb8"
    />
  ),
  NotificationPreview: (
    <NotificationPreview
      locale="en"
      caption="English"
      severity="info"
      title="Published"
      text="The report is there."
      application="Reports"
    />
  ),
  Sidebar: (
    <Sidebar
      title="Reports"
      icon="calendar"
      color="#2b7fb8"
      items={[]}
      onRailChange={nothing}
      onWidthChange={nothing}
    />
  ),
  UnsavedChangesDialog: <UnsavedChangesDialog isOpen onStay={nothing} onLeave={nothing} />,
  PdfViewer: <PdfViewer source={new ArrayBuffer(0)} title="Contract" />,
  PersonPicker: <PersonPicker label="Person" value={null} onChange={nothing} people={[]} />,
  PhoneField: <PhoneField label="Phone" value="" onChange={nothing} />,
  Picture: <Picture file={picture} label="The desk" />,
  PlainText: <PlainText text="Text" label="Letter" />,
  Popover: (
    <Popover trigger={<Button>More</Button>} title="More" isOpen>
      Text
    </Popover>
  ),
  ProgressBar: <ProgressBar label="Sending" />,
  Prose: <Prose text="Text" />,
  RadioGroup: <RadioGroup label="Kind" value={null} onChange={nothing} options={options} />,
  RangeSlider: (
    <RangeSlider label="Amount" minimum={0} maximum={10} value={{ from: 2, to: 8 }} onChange={nothing} />
  ),
  RuleBuilder: (
    <RuleBuilder
      label="Who"
      fields={[{ id: 'grade', label: 'Grade', options }]}
      value={null}
      onChange={nothing}
    />
  ),
  SavedViews: (
    <SavedViews
      views={[]}
      view={initialView}
      onViewChange={nothing}
      onViewsChange={nothing}
      startView={initialView}
    />
  ),
  SearchField: <SearchField label="Search" value="" onChange={nothing} />,
  Select: <Select label="Kind" value={null} onChange={nothing} options={options} />,
  SignatureField: (
    <SignatureField label="Signature" value={{ kind: 'typed', text: '', lines: [] }} onChange={nothing} />
  ),
  Skeleton: <Skeleton />,
  SkeletonGroup: <SkeletonGroup label="Loading reports" />,
  Skippable: <Skippable label="Skip the report">Report</Skippable>,
  Sparkline: <Sparkline label="Requests" values={[1, 3, 2]} />,
  SplitView: (
    <SplitView list="List" label="Report">
      Text
    </SplitView>
  ),
  Stack: <Stack>Text</Stack>,
  StatementTable: (
    <StatementTable caption="Assets" rounding="euro" columns={[{ id: 'net', title: 'Net' }]} rows={[]} />
  ),
  StatusBadge: <StatusBadge kind="draft">Draft</StatusBadge>,
  Stepper: <Stepper label="Report" steps={[{ id: 'a', label: 'Client' }]} current="a" />,
  StepperSkeleton: <StepperSkeleton />,
  Switch: (
    <Switch value={false} onChange={nothing}>
      Send emails
    </Switch>
  ),
  Table: <Table caption="Clients" rows={clients} columns={columns} getRowId={idOf} />,
  Tabs: <Tabs label="Report" items={[{ id: 'a', title: 'Text', content: 'Text' }]} />,
  TextArea: <TextArea label="Comment" value="" onChange={nothing} />,
  TextComparison: <TextComparison pieces={[{ kind: 'same', text: 'Text' }]} />,
  TextField: <TextField label="Name" value="" onChange={nothing} />,
  Tile: <Tile title="Reports" href="/reports" icon="calendar" color="#2b7fb8" />,
  TileGrid: <TileGrid label="Applications" items={[]} />,
  TimeField: <TimeField label="Hour" value={null} onChange={nothing} />,
  Timeline: (
    <Timeline
      label="History"
      events={[{ id: 'a', title: 'Sent', date: '12 March', dateTime: '2026-03-12' }]}
    />
  ),
  TimelineSkeleton: <TimelineSkeleton />,
  ToggleButton: <ToggleButton>Bold</ToggleButton>,
  Toolbar: (
    <Toolbar
      label="Text"
      groups={[{ label: 'Looks', items: [{ id: 'bold', label: 'Bold', icon: 'B', onPress: nothing }] }]}
    />
  ),
  ValidationMessage: <ValidationMessage kind="error" text="Enter a name." />,
  ValidationMessages: <ValidationMessages messages={[{ kind: 'error', text: 'Enter a name.' }]} />,
  ValidationSummary: <ValidationSummary items={[{ text: 'Enter a name.' }]} attempt={0} />,
  Viewfinder: <Viewfinder stream={stream} label="Camera" onFrame={nothing} />,
  WorkList: <WorkList title="Work" items={[]} empty="Nothing waits." />,
}

/** Components without one, and the reason. */
export const withoutElement: Readonly<Record<string, { element: ReactElement; because: string }>> = {
  DesignSystemProvider: {
    element: (
      <DesignSystemProvider locale="en" navigate={nothing}>
        Text
      </DesignSystemProvider>
    ),
    because: 'it gives the application its language and look, and draws nothing around it',
  },
  MarkedText: {
    element: <MarkedText pieces={[{ text: 'Fontaine', isMatch: true }]} />,
    because: 'it is a piece of the sentence that it stands in',
  },
  ToastHost: {
    element: <ToastHost />,
    because: 'its region comes with the first toast and goes with the last',
  },
  Tooltip: {
    element: (
      <Tooltip text="Print it">
        <Button>Print</Button>
      </Tooltip>
    ),
    because: 'the control in it has the element',
  },
}

/** Components that only work inside others. */
export const surrounded: Readonly<Record<string, (part: ReactElement) => ReactElement>> = {
  MenuItem: inMenu,
  MenuSection: inMenu,
  Submenu: inMenu,
  PageMark: onPage,
}
