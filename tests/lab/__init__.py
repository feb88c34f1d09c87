"""The laboratory: whether its faces are what their libraries demand."""
