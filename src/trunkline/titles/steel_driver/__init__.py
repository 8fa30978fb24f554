"""Steel Driver (Martin Wallace, 2008): companies auctioned anew each round, one link at a time, goods in the end."""
