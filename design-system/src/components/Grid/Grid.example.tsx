import { Card } from '@parvis/design-system/Card'
import { Grid } from '@parvis/design-system/Grid'

export function Address() {
  return (
    <Grid columnWidth="12rem">
      <Card title="Billing">12, rue de la République, Lyon</Card>
      <Card title="Delivery">4, quai Perrache, Lyon</Card>
    </Grid>
  )
}
